import { hasPdf, hasPicture } from "#app/platform/content/made.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { agreedNames } from "#app/platform/files/agreements.server.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
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

/**
 * Pictures and PDFs that a draft names and that cannot be shown, by their fields: those that are not there, and the
 * office's pictures of whose people nobody said that they agreed.
 */
export async function missingFiles(rows: Db, kind: RecordKind, data: object): Promise<RecordProblem[]> {
  const named = namesInAll(kind.fields, data, "");
  const gone = new Set(await missingNames(rows, JSON.stringify(named)));
  const isGone = ({ type, name }: Named) => gone.has(name) || !(type === "picture" ? hasPicture(name) : hasPdf(name));
  const own = named.filter(({ type, name }) => type === "picture" && readFileName(name));
  const agreed = new Set(
    own.length > 0
      ? await agreedNames(
          rows,
          own.map(({ name }) => name),
        )
      : [],
  );
  return named.flatMap((each): RecordProblem[] => {
    if (isGone(each)) return [{ path: each.path, code: "gone" }];
    return own.includes(each) && !agreed.has(each.name) ? [{ path: each.path, code: "agreement" }] : [];
  });
}
