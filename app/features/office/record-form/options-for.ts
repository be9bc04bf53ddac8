import type { RecordField } from "#app/platform/records/record-field.ts";
import type { FormOptions, Option } from "./form-context.ts";

/** The list of options for each type that chooses among existing things. */
const listOfType = { paper: "papers", file: "files", stage: "stages" } as const;

/** The existing things that a field chooses among; none for other fields. */
export function optionsFor(field: RecordField, options: FormOptions): Option[] {
  if (field.type === "reference") return options.records?.[field.path] ?? [];
  return options[listOfType[field.type as keyof typeof listOfType]] ?? [];
}
