import type { SubmissionDocumentRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Of merged submissions, the newest entry of a document applies. */
export async function documentsOf(db: Db, submissionIds: string[]): Promise<Map<string, SubmissionDocumentRow>> {
  const found = await db
    .selectFrom("submissionDocuments")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("markedAt")
    .execute();
  return new Map(found.map((row) => [row.document, row]));
}

/** A cleared document is cleared in all merged submissions. */
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
