import { erasedMails, eraseSubmission } from "#app/forms/submissions/erasing.server.ts";
import type { Details } from "#app/forms/submissions/submission.ts";
import { newReference, rowOf } from "#app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "#app/forms/submissions/submissions-table.server.ts";
import { writeOnce } from "#app/lib/activity-log.server.ts";
import type { Source } from "#app/lib/db/inbox-tables.ts";
import type { Kind } from "#app/lib/db/tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { may } from "#app/people/staff/roles.ts";
import type { Family } from "#app/site/fees/family.ts";
import { changeOnce, type InboxParts, insertNote } from "./change.server.ts";
import type { Act, erasingReasons, InboxDone, InboxOutcome, InboxRefusal, SubmissionChange } from "./inbox-types.ts";
import { isAhead } from "./states.ts";

/** A submission that the office records for a caller or walk-in. */
export interface Addition extends Omit<Act, "reference"> {
  details: Details;
  kind: Exclude<Kind, "feedback">;
  locale: Locale;
  source: Exclude<Source, "site">;
  sourceDetail?: string | undefined;
  subjects?: string | undefined;
  category?: Family["category"];
  note?: string | undefined;
  hasConsent: boolean;
  /** For minors: whether the parent or guardian has just agreed, by phone or in person. */
  hasGuardianConsent?: boolean | undefined;
  /** With a follow-up day the state is "talking", without one "new". */
  dueOn?: string | undefined;
}

interface Erasure extends SubmissionChange {
  reason: (typeof erasingReasons)[number];
}

function problemOf({ actor, details, hasConsent, dueOn }: Addition, now: number): InboxRefusal | undefined {
  if (!may(actor, "inbox")) return { ok: false, reason: "forbidden" };
  if (!hasConsent) return { ok: false, reason: "consentNeeded" };
  if (details.isMinor && !(details.guardianName && details.guardianPhone))
    return { ok: false, reason: "guardianNeeded" };
  return dueOn !== undefined && !isAhead(dueOn, now) ? { ok: false, reason: "badDate" } : undefined;
}

const withoutDocument: Family["category"][] = ["open", "orphan"];

function rowFor(addition: Addition, now: number) {
  const { actor, kind, details, locale, source, sourceDetail = null, hasGuardianConsent, dueOn } = addition;
  const { subjects = null, category = null } = addition;
  const origin = { source, sourceDetail, consentBy: "spoken" as const };
  const isAgreed = details.isMinor === 1 && hasGuardianConsent === true;
  return {
    ...rowOf(kind, details, locale, now, origin),
    subjects,
    category,
    documentsFor: category && (category === "ews" ? category : withoutDocument.includes(category) ? "" : "reserved"),
    reference: newReference(kind),
    status: dueOn ? ("talking" as const) : ("new" as const),
    dueOn: dueOn ?? null,
    owner: dueOn ? actor.uid : null,
    guardianConfirmedAt: isAgreed ? now : null,
  };
}

export function createAdditions(parts: InboxParts) {
  const { db, now, outbox } = parts;
  return {
    async add(addition: Addition): Promise<InboxOutcome> {
      const { actor, note } = addition;
      const at = now();
      const problem = problemOf(addition, at);
      if (problem) return problem;
      const row = rowFor(addition, at);
      return writeOnce<InboxDone, InboxRefusal>(db, {
        what: "inbox-add",
        sent: addition,
        now: at,
        async work(tx) {
          await insertSubmission(tx, row);
          const text = note?.trim();
          const line = { submissionId: row.id, by: actor.uid, byName: actor.name, at };
          if (text) await insertNote(tx, { ...line, kind: "note", text });
          const { reference, version, source } = row;
          const noted = { kind: "submissions", slug: reference, reference, toRevision: version, reason: source };
          return { outcome: { ok: true, reference, version }, activity: { what: "inbox-add", ...noted } };
        },
        again: async (_tx, { reference, toRevision }) => ({
          ok: true,
          reference: reference ?? "",
          version: toRevision ?? 0,
        }),
      });
    },

    /**
     * Erases those merged with it too, before their retention ends; mails notify the visitor and the office's mailbox.
     */
    async erase(erasure: Erasure): Promise<InboxOutcome> {
      const erased = await changeOnce(parts, {
        what: "erase",
        act: erasure,
        isOfGroup: true,
        async work({ tx, submission }) {
          await outbox.add(tx, (await eraseSubmission(tx, submission.id)).flatMap(erasedMails));
          return { reason: erasure.reason };
        },
      });
      outbox.notify();
      return erased;
    },
  };
}
