import { type Kysely, sql } from "kysely";

/** Public pages show when a row of the register was reviewed: as in 0008, the public revision grows with each such
 * activity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER lookByUpdate AFTER UPDATE OF what ON activities WHEN NEW.what = 'looked'
    BEGIN UPDATE facts SET value = value + 1 WHERE name = 'publicRevision'; END`.execute(db);
}
