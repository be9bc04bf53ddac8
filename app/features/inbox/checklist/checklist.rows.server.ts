import type { SubmissionDocumentRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** What is known of an applicant's documents. */
export const documentsOf = (rows: Db, submissionId: string): Promise<SubmissionDocumentRow[]> =>
  rows.selectFrom("submissionDocuments").selectAll().where("submissionId", "=", submissionId).execute();

/** Replaces what is known of some documents of an applicant. */
export async function keepDocuments(
  rows: Db,
  submissionId: string,
  documents: string[],
  known: SubmissionDocumentRow[],
): Promise<void> {
  if (documents.length === 0) return;
  await rows
    .deleteFrom("submissionDocuments")
    .where("submissionId", "=", submissionId)
    .where("document", "in", documents)
    .execute();
  if (known.length > 0) await rows.insertInto("submissionDocuments").values(known).execute();
}
