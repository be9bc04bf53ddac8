import type { CheckCodeRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Stores codes; those that any process has stored before stay as they are. */
export async function keepCodes(db: Db, rows: CheckCodeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("checkCodes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What has a code, or had it. */
export const rowsOfCode = (db: Db, code: string): Promise<CheckCodeRow[]> =>
  db.selectFrom("checkCodes").selectAll().where("code", "=", code).orderBy("madeAt").execute();
