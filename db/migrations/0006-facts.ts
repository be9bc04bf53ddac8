import type { Kysely } from "kysely";

/** Single numbers to remember, such as the last time of the clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("facts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("submissionsByTime").on("submissions").column("createdAt").execute();
}
