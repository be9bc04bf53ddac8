import type { Addition, Done, Erasure, InboxRefusal, Outcome } from "#app/features/inbox/outcomes.ts";
import { may } from "#app/features/staff/index.ts";
import {
  erasedMails,
  eraseSubmission,
  insertSubmission,
  newReference,
  rowOf,
} from "#app/features/submissions/index.server.ts";
import { writeOnce } from "#app/platform/activity/write-once.server.ts";
import { changeOnce, type InboxParts } from "./change.server.ts";
import { isAhead } from "./days.ts";
import { insertNote } from "./notes.rows.server.ts";

/** Writing down what somebody said, and erasing. */
export interface Additions {
  add: (addition: Addition) => Promise<Outcome>;
  erase: (erasure: Erasure) => Promise<Outcome>;
}

/** Why something is not written down. */
function problemOf({ actor, details, hasConsent, dueOn }: Addition, now: number): InboxRefusal | undefined {
  if (!may(actor, "inbox")) return { ok: false, reason: "forbidden" };
  if (!hasConsent) return { ok: false, reason: "consentNeeded" };
  if (details.isMinor && !(details.guardianName && details.guardianPhone))
    return { ok: false, reason: "guardianNeeded" };
  return dueOn !== undefined && !isAhead(dueOn, now) ? { ok: false, reason: "badDate" } : undefined;
}

/** The row of what is written down; the reference is new. */
function rowFor(addition: Addition, now: number) {
  const { actor, kind, details, locale, source, sourceDetail = null, hasGuardianConsent, dueOn } = addition;
  const origin = { source, sourceDetail, consentBy: "spoken" as const };
  const isAgreed = details.isMinor === 1 && hasGuardianConsent === true;
  return {
    ...rowOf(kind, details, locale, now, origin),
    reference: newReference(kind),
    status: dueOn ? ("talking" as const) : ("new" as const),
    dueOn: dueOn ?? null,
    owner: dueOn ? actor.uid : null,
    guardianConfirmedAt: isAgreed ? now : null,
  };
}

/** Puts the part of the service together that adds and erases submissions. */
export function createAdditions(parts: InboxParts): Additions {
  const { db, now, outbox } = parts;
  return {
    async add(addition) {
      const { actor, note } = addition;
      const at = now();
      const problem = problemOf(addition, at);
      if (problem) return problem;
      const row = rowFor(addition, at);
      return writeOnce<Done, InboxRefusal>(db, {
        ...{ what: "inbox-add", sent: addition, now: at },
        async work(rows) {
          await insertSubmission(rows, row);
          const text = note?.trim();
          const line = { submissionId: row.id, by: actor.uid, byName: actor.name, at };
          if (text) await insertNote(rows, { ...line, kind: "note", text });
          const { reference, version, source } = row;
          const noted = { kind: "submissions", slug: reference, reference, toRevision: version, reason: source };
          return { outcome: { ok: true, reference, version }, activity: { what: "inbox-add", ...noted } };
        },
        again: async (_rows, { reference, toRevision }) => ({
          ...{ ok: true, reference: reference ?? "", version: toRevision ?? 0 },
        }),
      });
    },

    async erase(erasure) {
      const erased = await changeOnce(parts, {
        ...{ what: "erase", act: erasure, isOfGroup: true },
        async work({ rows, submission }) {
          await outbox.add(rows, (await eraseSubmission(rows, submission.id)).flatMap(erasedMails));
          return { reason: erasure.reason };
        },
      });
      outbox.notify();
      return erased;
    },
  };
}
