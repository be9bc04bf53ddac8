import type { GroupField as Group } from "#app/platform/records/record-field.ts";
import { GroupHead } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { useField } from "./use-field.ts";

/** Fields that belong together, under their name. */
export function GroupInput({ field, path }: { field: Group; path: string }) {
  const { draw } = useRecordForm();
  const own = useField(field, path);
  return (
    <fieldset className="group" id={own.id}>
      <GroupHead of={own} isOptional={field.isOptional} />
      {field.fields.map((each) => draw(each, `${path}.${each.name}`))}
    </fieldset>
  );
}
