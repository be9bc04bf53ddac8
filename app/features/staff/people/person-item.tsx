import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/frame/choice.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { peopleWords } from "./people-words.ts";

/** A person as the list shows them. */
export interface ShownPerson {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  standing: "active" | "invited" | "suspended";
  mayExport: boolean;
  isThis: boolean;
}

/** What can be done to somebody, by the state of their account. */
const offered = ({ standing, mayExport, role }: ShownPerson) => {
  if (standing === "suspended") return ["restore"] as const;
  if (standing === "invited") return ["invite", "suspend"] as const;
  const exporting = role === "admin" ? [] : [mayExport ? ("noExport" as const) : ("export" as const)];
  return ["reset", "signOut", ...exporting, "suspend"] as const;
};

/** A person, with what an admin may change. */
export function PersonItem({ person, mayChange }: { person: ShownPerson; mayChange: boolean }) {
  const { link, t } = useSite();
  const words = useWords(peopleWords);
  const { roles } = useWords(staffWords);
  const { id, name, email, role, standing, isThis } = person;
  const form = { action: link("/office/people"), values: {}, errors: undefined, variant: "quiet-button" } as const;
  return (
    <li>
      <strong>{name}</strong> {isThis && `(${words.you})`}
      <br />
      <span>
        {roles[role]}, {words.standing[standing]}
      </span>
      <br />
      <span className="quiet">{email}</span>
      {mayChange && (
        <details>
          <summary>
            {words.change}
            <span className="sr-only"> {name}</span>
          </summary>
          <PostForm
            {...form}
            id={`role-${id}`}
            hidden={{ do: "role", uid: id }}
            button={{ label: words.role.save, busy: t.form.moment }}
          >
            <Choice name="role" label={words.role.label} options={roles} value={role} />
          </PostForm>
          {offered(person).map((action) => (
            <PostForm
              {...form}
              key={action}
              id={`${action}-${id}`}
              hidden={{ do: action, uid: id }}
              button={{ label: words.actions[action], busy: t.form.moment }}
            />
          ))}
        </details>
      )}
    </li>
  );
}
