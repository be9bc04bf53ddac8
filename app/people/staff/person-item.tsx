import type { StaffRole } from "#app/lib/actor.ts";
import type { FieldErrors } from "#app/lib/forms/form-answer.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { localeNames } from "#app/lib/i18n/locale.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { Choice } from "./office-screen.tsx";
import { peopleWords } from "./people-words.ts";
import type { ConfirmedBy } from "./roles.ts";
import { inviteControls } from "./staff-forms.ts";
import { staffWords } from "./staff-words.ts";

interface ShownPerson {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  standing: "active" | "invited" | "reset" | "suspended" | "asked";
  heldEntries: number;
  asked?: { role: StaffRole; by: string } | undefined;
  mayExport: boolean;
  isThis: boolean;
  /** Milliseconds since 1970. */
  failedAt: number | undefined;
}

const availableActions = ({ standing }: ShownPerson) => {
  if (standing === "asked") return [] as const;
  if (standing === "suspended") return ["restore"] as const;
  if (standing === "invited") return ["invite", "suspend"] as const;
  if (standing === "reset") return ["reset", "suspend"] as const;
  return ["reset", "signOut", "suspend"] as const;
};

interface PersonItemProps {
  person: ShownPerson;
  heirs: { uid: string; name: string }[];
  mayChange: boolean;
  mayDecide: boolean;
}

export function PersonItem({ person, heirs, mayChange, mayDecide }: PersonItemProps) {
  const { link, locale } = useSite();
  const words = useWords(peopleWords);
  const { roles } = useWords(staffWords);
  const { id, name, email, role, standing, asked, mayExport, isThis, failedAt } = person;
  const isExporting = role === "office" && standing !== "suspended" && standing !== "asked";
  const allow = mayExport ? "noExport" : "export";
  const form = { action: link("/office/people"), variant: "quiet-button" } as const;
  const others = heirs.filter(({ uid }) => uid !== id).map(({ uid, name }) => [uid, name]);
  const heir = person.heldEntries > 0 && (
    <Choice
      name="heir"
      label={words.heir.label(formatDigits(person.heldEntries, locale), person.heldEntries === 1)}
      options={{ "": words.heir.nobody, ...Object.fromEntries(others) }}
    />
  );
  return (
    <li className="staff-person">
      <p>
        <strong>{name}</strong> {isThis && `(${words.you})`}{" "}
        <span className="quiet">
          {roles[role]}
          {standing === "active" ? (
            <span className="sr-only">, {words.standing.active}</span>
          ) : (
            <>
              {" "}
              <b className="state changed">{words.standing[standing]}</b>
            </>
          )}
        </span>
        <br />
        <span className="quiet">
          <AddressText>{email}</AddressText>
        </span>
      </p>
      {asked && <p>{words.asked.waits(roles[asked.role], asked.by)}</p>}
      {asked &&
        mayDecide &&
        (["confirm", "refuse"] as const).map((answer) => (
          <PostForm
            {...form}
            key={answer}
            id={`${answer}-${id}`}
            hidden={{ do: answer, uid: id, role: asked.role }}
            button={{ label: words.actions[answer] }}
          />
        ))}
      {failedAt !== undefined && <p className="note alert">{words.undelivered(formatMoment(failedAt, locale))}</p>}
      {isExporting && mayExport && <p>{words.mayExport}</p>}
      {isExporting && mayDecide && (
        <PostForm
          {...form}
          id={`${allow}-${id}`}
          hidden={{ do: allow, uid: id }}
          button={{ label: words.actions[allow] }}
        />
      )}
      {heir && standing === "suspended" && (
        <PostForm {...form} id={`heir-${id}`} hidden={{ do: "handOver", uid: id }} button={{ label: words.heir.give }}>
          {heir}
        </PostForm>
      )}
      {mayChange && (
        <details>
          <summary>
            {words.change}
            <span className="sr-only"> {name}</span>
          </summary>
          <PostForm {...form} id={`role-${id}`} hidden={{ do: "role", uid: id }} button={{ label: words.role.save }}>
            <Choice name="role" label={words.role.label} options={roles} value={role} />
          </PostForm>
          {[...(asked ? (["withdraw"] as const) : []), ...availableActions(person)].map((action) => (
            <PostForm
              {...form}
              key={action}
              id={`${action}-${id}`}
              hidden={{ do: action, uid: id }}
              button={{ label: words.actions[action] }}
            >
              {action === "suspend" && heir}
            </PostForm>
          ))}
        </details>
      )}
    </li>
  );
}

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
