import type { SubmissionMergeRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export async function insertMerge(db: Db, merge: SubmissionMergeRow): Promise<void> {
  await db.insertInto("submissionMerges").values(merge).execute();
}

export const mergeById = (db: Db, id: string): Promise<SubmissionMergeRow | undefined> =>
  db.selectFrom("submissionMerges").selectAll().where("id", "=", id).executeTakeFirst();

export const mergesInto = (db: Db, ids: string[]): Promise<SubmissionMergeRow[]> =>
  db
    .selectFrom("submissionMerges")
    .selectAll()
    .where("keptId", "in", ids)
    .where("undoneAt", "is", null)
    .orderBy("at", "desc")
    .execute();

export async function endMerge(db: Db, id: string, undoneAt: number): Promise<void> {
  await db.updateTable("submissionMerges").set({ undoneAt }).where("id", "=", id).execute();
}

export async function setLeader(db: Db, ids: string[], mergedInto: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("submissions")
    .set((is) => ({ mergedInto, version: is("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

export async function branchOf(db: Db, id: string): Promise<string[]> {
  const branch = [id];
  for (let ids = [id]; ids.length > 0; ) {
    const found = (await mergesInto(db, ids)).map(({ mergedId }) => mergedId);
    ids = found.filter((each) => !branch.includes(each));
    branch.push(...ids);
  }
  return branch;
}
