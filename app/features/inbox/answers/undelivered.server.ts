import { lockedLeader } from "#app/features/inbox/changes/change.server.ts";
import { insertNote } from "#app/features/inbox/changes/notes.rows.server.ts";
import { changeSubmission, lockedSubmission, submissionById } from "#app/features/submissions/index.server.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/**
 * Makes the submission due until its sender is reached in another way; does nothing if it was erased. `now` is in
 * milliseconds since 1970.
 */
export async function noteUndeliveredAnswer(db: Db, { resourceId, details }: OutboxRow, now: number): Promise<void> {
  const answered = resourceId ? await submissionById(db, resourceId) : undefined;
  // The leader is locked first, as in every change by the office, to avoid deadlocks.
  const lead = answered?.reference ? await lockedLeader(db, answered.reference) : undefined;
  const submission = answered && (await lockedSubmission(db, answered.id));
  if (!lead || !submission) return;
  const { note }: { note?: string } = JSON.parse(details ?? "{}");
  const by = { by: "", byName: "" };
  await insertNote(db, { submissionId: submission.id, kind: "notDelivered", text: note ?? null, ...by, at: now });
  await changeSubmission(db, "id", lead.id, { undeliveredAt: lead.undeliveredAt ?? now });
}

/** Of these submissions, the ids of the history entries whose mails are pending. */
export async function waitingAnswers(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const waiting = db.selectFrom("outbox").select("details").where("kind", "=", "answer");
  const found = await waiting.where("resourceId", "in", ids).execute();
  return new Set(found.map(({ details }) => String(JSON.parse(details ?? "{}").note)));
}
