import type { GroupField as Group } from "#app/platform/records/record-field.ts";
import { FieldErrorNote, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { useField } from "./use-field.ts";

/** Fields that belong together, under their name. */
export function GroupInput({ field, path }: { field: Group; path: string }) {
  const { draw } = useRecordForm();
  const { id, label, help, error } = useField(field, path);
  return (
    <fieldset className="group" id={id}>
      <legend>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </legend>
      <FieldErrorNote id={id} text={error} />
      <FieldHelp id={id} text={help} />
      {field.fields.map((each) => draw(each, `${path}.${each.name}`))}
    </fieldset>
  );
}
