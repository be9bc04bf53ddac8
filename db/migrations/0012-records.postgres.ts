import { type Kysely, sql } from "kysely";
import { createRecordTables } from "./record-tables.ts";

/** PostgreSQL's triggers call the function of 0008. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecordTables(db);
  for (const change of ["insert", "update", "delete"])
    await sql`CREATE TRIGGER ${sql.raw(`edition_by_${change}`)} AFTER ${sql.raw(change)} ON editions
      FOR EACH ROW EXECUTE FUNCTION raise_public_revision()`.execute(db);
}
