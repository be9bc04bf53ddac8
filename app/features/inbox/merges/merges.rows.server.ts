import type { SubmissionMergeRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Notes that a submission was merged into another. */
export async function insertMerge(rows: Db, merge: SubmissionMergeRow): Promise<void> {
  await rows.insertInto("submissionMerges").values(merge).execute();
}

/** The merge with an id. */
export const mergeById = (rows: Db, id: string): Promise<SubmissionMergeRow | undefined> =>
  rows.selectFrom("submissionMerges").selectAll().where("id", "=", id).executeTakeFirst();

/** The merges into these submissions that were not undone, the newest first. */
export const mergesInto = (rows: Db, ids: string[]): Promise<SubmissionMergeRow[]> =>
  rows
    .selectFrom("submissionMerges")
    .selectAll()
    .where("keptId", "in", ids)
    .where("undoneAt", "is", null)
    .orderBy("at", "desc")
    .execute();

/** Notes that a merge was undone. */
export async function endMerge(rows: Db, id: string, undoneAt: number): Promise<void> {
  await rows.updateTable("submissionMerges").set({ undoneAt }).where("id", "=", id).execute();
}

/** Lets these submissions be led by another, or by none. */
export async function lead(rows: Db, ids: string[], mergedInto: string | null): Promise<void> {
  if (ids.length === 0) return;
  await rows
    .updateTable("submissions")
    .set((is) => ({ mergedInto, version: is("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** A submission with all that were merged into it, and into those. */
export async function branchOf(rows: Db, id: string): Promise<string[]> {
  const branch = [id];
  for (let ids = [id]; ids.length > 0; ) {
    const found = (await mergesInto(rows, ids)).map(({ mergedId }) => mergedId);
    ids = found.filter((each) => !branch.includes(each));
    branch.push(...ids);
  }
  return branch;
}
