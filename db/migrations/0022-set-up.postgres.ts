import { type Kysely, sql } from "kysely";
import { createSetUp } from "./0022-set-up.ts";

/** PostgreSQL's trigger calls the function of 0008. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSetUp(db);
  await sql`CREATE TRIGGER set_up_by_update AFTER UPDATE OF "finishedAt" ON "setUp"
    FOR EACH ROW EXECUTE FUNCTION raise_public_revision()`.execute(db);
}
