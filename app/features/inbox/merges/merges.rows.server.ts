import type { SubmissionMergeRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Records a merge of one submission into another. */
export async function insertMerge(db: Db, merge: SubmissionMergeRow): Promise<void> {
  await db.insertInto("submissionMerges").values(merge).execute();
}

/** The merge with an id. */
export const mergeById = (db: Db, id: string): Promise<SubmissionMergeRow | undefined> =>
  db.selectFrom("submissionMerges").selectAll().where("id", "=", id).executeTakeFirst();

/** The merges into these submissions that were not undone, newest first. */
export const mergesInto = (db: Db, ids: string[]): Promise<SubmissionMergeRow[]> =>
  db
    .selectFrom("submissionMerges")
    .selectAll()
    .where("keptId", "in", ids)
    .where("undoneAt", "is", null)
    .orderBy("at", "desc")
    .execute();

/** Records that a merge was undone. */
export async function endMerge(db: Db, id: string, undoneAt: number): Promise<void> {
  await db.updateTable("submissionMerges").set({ undoneAt }).where("id", "=", id).execute();
}

/** Sets the leader of these submissions, or removes it. */
export async function lead(db: Db, ids: string[], mergedInto: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("submissions")
    .set((is) => ({ mergedInto, version: is("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** The ids of a submission and of all merged into it, directly or indirectly. */
export async function branchOf(db: Db, id: string): Promise<string[]> {
  const branch = [id];
  for (let ids = [id]; ids.length > 0; ) {
    const found = (await mergesInto(db, ids)).map(({ mergedId }) => mergedId);
    ids = found.filter((each) => !branch.includes(each));
    branch.push(...ids);
  }
  return branch;
}
