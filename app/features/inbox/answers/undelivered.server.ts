import { lockedLeader } from "#app/features/inbox/changes/change.server.ts";
import { insertNote } from "#app/features/inbox/changes/notes.rows.server.ts";
import { changeSubmission, lockedSubmission, submissionById } from "#app/features/submissions/index.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { OutboxRow } from "#app/platform/db/tables.ts";

/**
 * Notes that an answer was given up: its sender comes up as due until somebody reaches them in another way. Nothing
 * where they have erased what they sent. `now` is in milliseconds since 1970.
 */
export async function noteUndeliveredAnswer(db: Db, { resourceId, details }: OutboxRow, now: number): Promise<void> {
  const answered = resourceId ? await submissionById(db, resourceId) : undefined;
  // The leader first, as every change of the office does: two that lock the same rows in another order wait for ever.
  const lead = answered?.reference ? await lockedLeader(db, answered.reference) : undefined;
  const submission = answered && (await lockedSubmission(db, answered.id));
  if (!lead || !submission) return;
  const { note }: { note?: string } = JSON.parse(details ?? "{}");
  const by = { by: "", byName: "" };
  await insertNote(db, { submissionId: submission.id, kind: "notDelivered", text: note ?? null, ...by, at: now });
  await changeSubmission(db, "id", lead.id, { undeliveredAt: lead.undeliveredAt ?? now });
}

/** The ids of the lines of the history whose mails wait to be sent, of these submissions. */
export async function waitingAnswers(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const waiting = db.selectFrom("outbox").select("details").where("kind", "=", "answer");
  const found = await waiting.where("resourceId", "in", ids).execute();
  return new Set(found.map(({ details }) => String(JSON.parse(details ?? "{}").note)));
}
