import type { Kysely } from "kysely";

/** Each reminder is sent once: for a paper and the time before its end, or for a decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reminders")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
