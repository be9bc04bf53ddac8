import { type Kysely, sql } from "kysely";
import { up as upOnAll } from "./0001-submissions.ts";

/** PostgreSQL has no type `blob`: with this domain every step may use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE DOMAIN blob AS bytea`.execute(db);
  await upOnAll(db);
}
