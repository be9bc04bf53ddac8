import { type Kysely, sql } from "kysely";

/** PostgreSQL's trigger calls the function of 0008. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER look_by_update AFTER UPDATE OF what ON activities
    FOR EACH ROW WHEN (NEW.what = 'looked') EXECUTE FUNCTION raise_public_revision()`.execute(db);
}
