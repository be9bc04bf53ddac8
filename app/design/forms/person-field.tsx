import { useSite } from "#app/design/site.tsx";
import { personField } from "#app/platform/forms/person-field.ts";

/** Belongs into every form of the office that is posted (`PostForm` has it): it says whose page the form is on. */
export function PersonField() {
  const { person } = useSite();
  return person === undefined ? null : <input type="hidden" name={personField} value={person} />;
}
