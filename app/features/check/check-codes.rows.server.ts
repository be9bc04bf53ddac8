import { inChunks } from "#app/platform/db/in-parts.ts";
import type { CheckCodeRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Stores codes; a code that any process has stored before stays as it is. */
export async function keepCodes(db: Db, rows: CheckCodeRow[]): Promise<void> {
  for (const some of inChunks(rows))
    await db
      .insertInto("checkCodes")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export const rowsOfCode = (db: Db, code: string): Promise<CheckCodeRow[]> =>
  db.selectFrom("checkCodes").selectAll().where("code", "=", code).orderBy("madeAt").execute();
