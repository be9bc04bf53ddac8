import type { Kysely } from "kysely";

/** The time of each mark in an applicant's checklist: after a merge, the newest is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("submissionDocuments")
    .addColumn("markedAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}
