import type { RecordField } from "#app/platform/records/record-field.ts";
import type { FormOptions, Option } from "./form-context.ts";

const listOfType = { paper: "papers", file: "files", stage: "stages" } as const;

export function optionsFor(field: RecordField, options: FormOptions): Option[] {
  if (field.type === "reference") return options.records?.[field.path] ?? [];
  return options[listOfType[field.type as keyof typeof listOfType]] ?? [];
}
