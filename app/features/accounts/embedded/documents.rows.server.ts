import type { Db } from "#app/platform/db/store.server.ts";

/** The text of a document. */
export async function documentAt(rows: Db, path: string): Promise<string | undefined> {
  const row = await rows.selectFrom("documents").select("data").where("path", "=", path).executeTakeFirst();
  return row?.data;
}

/** Stores a document at a path, replacing any that is there. */
export async function putDocument(rows: Db, path: string, data: string, changedAt: number): Promise<void> {
  await rows
    .insertInto("documents")
    .values({ path, data, changedAt })
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ data, changedAt }))
    .execute();
}

/** Deletes the document at a path. */
export async function deleteDocument(rows: Db, path: string): Promise<void> {
  await rows.deleteFrom("documents").where("path", "=", path).execute();
}
