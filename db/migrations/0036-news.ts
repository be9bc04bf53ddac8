import type { Kysely } from "kysely";

/** Who was notified of what, and who wants no more; both are erased with the submission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsTold")
    .addColumn("submissionId", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("newsToldKey", ["submissionId", "kind", "slug"])
    .execute();
  await db.schema
    .createTable("newsStops")
    .addColumn("submissionId", "text", (column) => column.primaryKey().references("submissions.id").onDelete("cascade"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
