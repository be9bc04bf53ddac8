import type { Kysely } from "kysely";

/** When each mark of an applicant's checklist was made: of several that were merged, the newest counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("submissionDocuments")
    .addColumn("markedAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}
