import type { Kysely } from "kysely";

/** Erased with the submission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("writtenAnswers")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("submissionId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("family", "text", (column) => column.notNull())
    .addColumn("said", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("byName", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("writtenAnswersBySubmission").on("writtenAnswers").column("submissionId").execute();
}
