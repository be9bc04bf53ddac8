import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import { valuesIn } from "./values-in.ts";

/** Whether an address of this site, as a link has it, leads everyone to a page or a document that is there. */
export type IsAddress = (address: string) => Promise<boolean>;

/** Links of a draft to addresses of this site that are not there, by their fields. */
export async function missingPages(kind: RecordKind, data: object, isAddress: IsAddress): Promise<RecordProblem[]> {
  const links = valuesIn(kind.fields, data).filter(({ type, value }) => type === "page" && value.startsWith("/"));
  const problems: RecordProblem[] = [];
  for (const { path, value } of links) if (!(await isAddress(value))) problems.push({ path, code: "noPage" });
  return problems;
}
