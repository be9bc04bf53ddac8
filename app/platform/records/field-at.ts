import type { RecordField } from "./record-field.ts";
import { isRowName } from "./row-names.ts";

export function fieldAt(fields: RecordField[], path: string): RecordField | undefined {
  let found: RecordField | undefined;
  let inside = fields;
  for (const part of path.split(".")) {
    if (found?.type === "list" && isRowName(found, part)) found = found.item;
    else if (found?.type === "pair") return part === "en" || part === "mr" ? found : undefined;
    else found = inside.find(({ name }) => name === part);
    if (found === undefined) return undefined;
    inside = found.type === "group" ? found.fields : [];
  }
  return found;
}
