import type { Db } from "#app/platform/db/store.server.ts";
import type { SubmissionRow } from "#app/platform/db/tables.ts";

/** @returns `since` if an answer is undelivered and no later one was sent to the same address, otherwise null */
export async function unreachedSince(
  db: Db,
  group: Pick<SubmissionRow, "id" | "emailKey">[],
  since: number | null,
): Promise<number | null> {
  if (since === null || group.length === 0) return null;
  const addresses = new Map(group.map(({ id, emailKey }) => [id, emailKey ?? id]));
  const lines = await db
    .selectFrom("submissionNotes")
    .select(["submissionId", "kind"])
    .where("submissionId", "in", [...addresses.keys()])
    .where("kind", "in", ["mailed", "notDelivered"])
    .where("at", ">=", since)
    .orderBy("at")
    .orderBy("kind", "desc")
    .execute();
  const failed = new Set<string | undefined>();
  for (const { submissionId, kind } of lines) {
    const address = addresses.get(submissionId);
    if (kind === "mailed") failed.delete(address);
    else failed.add(address);
  }
  return failed.size > 0 ? since : null;
}
