import { useSite } from "#app/design/site.tsx";
import { personField } from "#app/platform/forms/person-field.ts";

/** In every posted office form (`PostForm` includes it): identifies the person the page was rendered for. */
export function PersonField() {
  const { person } = useSite();
  return person === undefined ? null : <input type="hidden" name={personField} value={person} />;
}
