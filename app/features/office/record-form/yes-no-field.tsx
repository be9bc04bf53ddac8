import type { YesNoField as YesNo } from "#app/platform/records/record-field.ts";
import { FieldHelp } from "./field-notes.tsx";
import { useField } from "./use-field.ts";

export function YesNoInput({ field, path }: { field: YesNo; path: string }) {
  const { label, help, value, control } = useField(field, path);
  return (
    <div className="tick">
      <label className="check">
        <input type="checkbox" {...control} value="on" defaultChecked={value === true} autoComplete="off" /> {label}
      </label>
      <FieldHelp id={control.id} text={help} />
    </div>
  );
}
