import type { SubmissionDocumentRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** What is known of an applicant's documents, by document: of what several that are merged say, the newest. */
export async function documentsOf(db: Db, submissionIds: string[]): Promise<Map<string, SubmissionDocumentRow>> {
  const found = await db
    .selectFrom("submissionDocuments")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("markedAt")
    .execute();
  return new Map(found.map((row) => [row.document, row]));
}

/** Replaces what is known of some documents of an applicant: the new marks count, and what is cleared is cleared in all that are merged. */
export async function keepDocuments(
  db: Db,
  submissionIds: string[],
  { cleared, known }: { cleared: string[]; known: SubmissionDocumentRow[] },
): Promise<void> {
  const remove = db.deleteFrom("submissionDocuments");
  if (cleared.length > 0)
    await remove.where("submissionId", "in", submissionIds).where("document", "in", cleared).execute();
  for (const { submissionId, document } of known)
    await remove.where("submissionId", "=", submissionId).where("document", "=", document).execute();
  if (known.length > 0) await db.insertInto("submissionDocuments").values(known).execute();
}
