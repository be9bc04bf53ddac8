import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import { placesIn } from "./walk.ts";

export type IsSitePath = (address: string) => Promise<boolean>;

export async function missingPages(kind: RecordKind, data: object, isSitePath: IsSitePath): Promise<RecordProblem[]> {
  const problems: RecordProblem[] = [];
  for (const { field, path, value } of placesIn(kind.fields, data)) {
    const link = field.type === "page" ? String(value) : "";
    if (link.startsWith("/") && !(await isSitePath(link))) problems.push({ path, code: "noPage" });
  }
  return problems;
}
