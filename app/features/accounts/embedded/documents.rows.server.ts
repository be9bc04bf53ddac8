import { randomInt } from "node:crypto";
import type { Db } from "#app/platform/db/store.server.ts";
import type { DocumentRow } from "#app/platform/db/tables.ts";

export function documentsAt(db: Db, paths: string[]): Promise<DocumentRow[]> {
  return db.selectFrom("documents").selectAll().where("path", "in", paths).execute();
}

/** @returns false if there already is one. */
export async function insertDocument(db: Db, path: string, data: string, changedAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("documents")
    // Not 1: an earlier document with this path may have had that version.
    .values({ path, data, changedAt, version: randomInt(2 ** 40) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if the version has changed. */
export async function replaceDocument(
  db: Db,
  path: string,
  { data, version }: { data: string; version: number },
  changedAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("documents")
    .set((is) => ({ data, changedAt, version: is("version", "+", 1) }))
    .where("path", "=", path)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDocument(db: Db, path: string): Promise<void> {
  await db.deleteFrom("documents").where("path", "=", path).execute();
}
