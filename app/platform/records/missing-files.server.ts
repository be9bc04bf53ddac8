import { hasPdf, hasPicture } from "#app/platform/content/made.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { missingNames } from "#app/platform/files/missing-names.server.ts";
import type { Field, TextField } from "./fields.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";

interface Named {
  path: string;
  type: TextField["type"];
  name: string;
}

/** Every picture and PDF that a draft names, with its path in the form. */
function namesIn(field: Field, value: unknown, path: string): Named[] {
  if (value === undefined || value === null || value === "") return [];
  if (field.type === "group") return namesInAll(field.fields, value, `${path}.`);
  if (field.type === "list")
    return Array.isArray(value) ? value.flatMap((row, at) => namesIn(field.item, row, `${path}.${at}`)) : [];
  const { type } = field;
  return type === "picture" || type === "file" || type === "paper" ? [{ path, type, name: String(value) }] : [];
}

const namesInAll = (fields: Field[], data: unknown, prefix: string): Named[] =>
  fields.flatMap((field) => namesIn(field, (data as Record<string, unknown>)[field.name], prefix + field.name));

/** Pictures and PDFs that a draft names and that are not there, by their fields: they would be missing on public pages. */
export async function missingFiles(rows: Db, kind: RecordKind, data: object): Promise<RecordProblem[]> {
  const named = namesInAll(kind.fields, data, "");
  const gone = new Set(await missingNames(rows, JSON.stringify(named)));
  return named
    .filter(({ type, name }) => gone.has(name) || !(type === "picture" ? hasPicture(name) : hasPdf(name)))
    .map(({ path }) => ({ path, code: "gone" }));
}
