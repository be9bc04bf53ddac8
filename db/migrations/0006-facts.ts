import type { Kysely } from "kysely";

/** Single numbers that the site must remember, as the time its clock last told; and finding submissions by their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("facts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("submissionsByTime").on("submissions").column("createdAt").execute();
}
