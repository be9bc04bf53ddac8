import { type Kysely, sql } from "kysely";
import { createRecordTables } from "./record-tables.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecordTables(db);
  // As in 0008: what public pages show changes with each edition, whatever writes it.
  for (const change of ["Insert", "Update", "Delete"])
    await sql`CREATE TRIGGER ${sql.raw(`editionBy${change}`)} AFTER ${sql.raw(change.toUpperCase())} ON editions
      BEGIN UPDATE facts SET value = value + 1 WHERE name = 'publicRevision'; END`.execute(db);
}
