import type { Kysely } from "kysely";

/** When a visitor without an email address wants to be called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("submissions").addColumn("callTime", "text").execute();
}
