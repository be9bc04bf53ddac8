import { AddressText } from "#app/design/address-text.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/frame/choice.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import { peopleWords } from "./people-words.ts";

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
