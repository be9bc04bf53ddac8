import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/frame/choice.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { localeNames } from "#app/platform/i18n/locale.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { inviteControls } from "./people-forms.ts";
import { peopleWords } from "./people-words.ts";

interface Answer {
  values?: Record<string, string>;
  errors?: FieldErrors;
}

interface InviteFormProps {
  answer: Answer | undefined;
  confirmedBy: ConfirmedBy;
  mayChange: boolean;
  toInvite: readonly StaffRole[];
}

export function InviteForm({ answer = {}, confirmedBy, mayChange, toInvite }: InviteFormProps) {
  const { link } = useSite();
  const { invite, confirmed, ownInvite } = useWords(peopleWords);
  const { roles } = useWords(staffWords);
  const { values = {}, errors } = answer;
  const options = Object.fromEntries(toInvite.map((role) => [role, roles[role]]));
  return (
    <section className="card office-part">
      <h2>{invite.title}</h2>
      {!mayChange && toInvite.map((role) => role !== "principal" && <p key={role}>{ownInvite[role]}</p>)}
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
        <Choice name="role" label={invite.role} options={options} value={values.role} />
        <Choice
          name="locale"
          label={invite.locale}
          options={{ mr: localeNames.mr, en: localeNames.en }}
          value={values.locale}
        />
        <p className="quiet">{invite.hint}</p>
        {mayChange && <p className="quiet">{confirmed[confirmedBy]}</p>}
      </PostForm>
    </section>
  );
}
