import type { Kysely } from "kysely";

/** What the office was reminded of, each once: a paper and how long before its end, or a decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reminders")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
