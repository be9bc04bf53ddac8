import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import { placesIn } from "./walk.ts";

/** Whether an address of this site, as a link has it, leads everyone to a page or a document that is there. */
export type IsSitePath = (address: string) => Promise<boolean>;

/** Links of a draft to addresses of this site that are not there, by their fields. */
export async function missingPages(kind: RecordKind, data: object, isSitePath: IsSitePath): Promise<RecordProblem[]> {
  const problems: RecordProblem[] = [];
  for (const { field, path, value } of placesIn(kind.fields, data)) {
    const link = field.type === "page" ? String(value) : "";
    if (link.startsWith("/") && !(await isSitePath(link))) problems.push({ path, code: "noPage" });
  }
  return problems;
}
