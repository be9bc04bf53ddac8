import { type Kysely, sql } from "kysely";

/**
 * Public pages say when a row of the register was last found right: as in 0008, the number of the public changes grows
 * with each such line of the activity log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER lookByUpdate AFTER UPDATE OF what ON activities WHEN NEW.what = 'looked'
    BEGIN UPDATE facts SET value = value + 1 WHERE name = 'publicRevision'; END`.execute(db);
}
