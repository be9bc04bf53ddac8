import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/frame/choice.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { localeNames } from "#app/platform/i18n/locale.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { inviteControls } from "./people-forms.ts";
import { peopleWords } from "./people-words.ts";

interface Answer {
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The form for inviting a person to the office. */
export function InviteForm({ answer = {}, confirmedBy }: { answer?: Answer | undefined; confirmedBy: ConfirmedBy }) {
  const { link } = useSite();
  const { invite, confirmed } = useWords(peopleWords);
  const { roles } = useWords(staffWords);
  const { values = {}, errors } = answer;
  return (
    <section className="office-part">
      <h2>{invite.title}</h2>
      <PostForm
        id="invite"
        action={link("/office/people")}
        values={values}
        errors={errors}
        hidden={{ do: "new" }}
        button={{ label: invite.submit }}
      >
        <Field {...inviteControls.name} label={invite.name} />
        <Field {...inviteControls.email} label={invite.email} />
        <Choice name="role" label={invite.role} options={roles} value={values.role} />
        <Choice
          name="locale"
          label={invite.locale}
          options={{ mr: localeNames.mr, en: localeNames.en }}
          value={values.locale}
        />
        <p className="quiet">{invite.hint}</p>
        <p className="quiet">{confirmed[confirmedBy]}</p>
      </PostForm>
    </section>
  );
}
