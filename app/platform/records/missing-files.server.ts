import { hasPdf, hasPicture } from "#app/platform/content/made.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { agreedNames } from "#app/platform/files/agreements.server.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import { missingNames } from "#app/platform/files/missing-names.server.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import { type ValueAt, valuesIn } from "./values-in.ts";

const fileTypes = ["picture", "file", "paper"];

/**
 * Pictures and PDFs that a draft names and that cannot be shown, by their fields: those that are not there, and the
 * office's pictures of whose people nobody said that they agreed.
 */
export async function missingFiles(rows: Db, kind: RecordKind, data: object): Promise<RecordProblem[]> {
  const named = valuesIn(kind.fields, data).filter(({ type }) => fileTypes.includes(type));
  const gone = new Set(await missingNames(rows, JSON.stringify(named)));
  const isGone = ({ type, value }: ValueAt) =>
    gone.has(value) || !(type === "picture" ? hasPicture(value) : hasPdf(value));
  const own = named.filter(({ type, value }) => type === "picture" && readFileName(value));
  const agreed = new Set(
    own.length > 0
      ? await agreedNames(
          rows,
          own.map(({ value }) => value),
        )
      : [],
  );
  return named.flatMap((each): RecordProblem[] => {
    if (isGone(each)) return [{ path: each.path, code: "gone" }];
    return own.includes(each) && !agreed.has(each.value) ? [{ path: each.path, code: "agreement" }] : [];
  });
}
