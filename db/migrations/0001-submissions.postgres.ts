import { type Kysely, sql } from "kysely";
import { up as upOnAll } from "./0001-submissions.ts";

/** The first step on PostgreSQL, which has no type of the name `blob`: every step may use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE DOMAIN blob AS bytea`.execute(db);
  await upOnAll(db);
}
