import { onTestFinished } from "vitest";
import { type Details, noDetails } from "#app/forms/submissions/submission.ts";
import { newReference, rowOf } from "#app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "#app/forms/submissions/submissions-table.server.ts";
import { createInbox } from "#app/inbox/inbox.server.ts";
import type { InboxOutcome } from "#app/inbox/inbox-types.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import type { Kind, SubmissionRow } from "#app/lib/db/tables.ts";
import { mailRow } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { allStaff, insertStaff } from "#app/people/staff/staff-users.server.ts";
import { placeOf } from "./place.ts";
import { clerk, principal } from "./records.ts";
import { sample } from "./sample-records.ts";
import { clock, dataFolder } from "./services.ts";

/** The day on which the test's clock begins, and days relative to it. */
export const today = "2026-11-21";
export const tomorrow = "2026-11-22";
export const yesterday = "2026-11-20";

/** A submission's values that differ from the default. */
type Sent = Partial<Details> & { kind?: Kind; at?: number } & Partial<
    Pick<SubmissionRow, "status" | "dueOn" | "owner" | "source">
  >;

/** The inbox on a new store, with a clerk and a principal, and a clock that the test moves. */
export async function openInbox() {
  const time = clock();
  const dataDir = dataFolder();
  const store = await openStore(placeOf(dataDir));
  onTestFinished(store.close);
  const { db } = store;
  for (const { uid, name, role, locale, firstLanguage } of [clerk, principal])
    await insertStaff(db, {
      ...{ id: uid, name, role, locale, firstLanguage, email: `${uid}@example.org` },
      ...{ createdAt: "2026-11-01", suspendedAt: null, invitedBy: null, enrolId: null },
    });
  const outbox = {
    add: (tx: typeof db, mails: Parameters<typeof mailRow>[0][]) =>
      insertMails(
        tx,
        mails.map((mail) => mailRow(mail, time.now())),
      ),
    notify: () => {},
  };
  const inbox = createInbox({ db, now: time.now, outbox, retentionDays: 365, records: () => sample, staff: allStaff });
  let forms = 0;
  const key = () => {
    forms += 1;
    return `${process.pid}-${forms}`;
  };

  /**
   * Stores a visitor's submission.
   * @returns its reference
   */
  async function sent({
    kind = "enquiry",
    at = time.now(),
    status = "new",
    dueOn,
    owner,
    source,
    ...details
  }: Sent = {}) {
    const reference = newReference(kind);
    const row = rowOf(kind, { ...noDetails, name: "Asha Patil", phone: "9876543210", ...details }, "mr", at);
    const standing = { status, dueOn: dueOn ?? null, owner: owner ?? null, source: source ?? row.source };
    await insertSubmission(db, { ...row, reference, ...standing });
    return reference;
  }
  const open = async (reference: string, actor = clerk) => {
    const opened = await inbox.open(reference, actor);
    if (!opened) throw new Error(`There is no ${reference}.`);
    return opened;
  };
  /** The arguments of a form about a submission's current state. */
  const form = async (reference: string, actor = clerk) => {
    const { submission } = await open(reference);
    return { actor, key: key(), reference, version: submission.version };
  };
  return { inbox, time, dataDir, db, sent, open, form, key };
}

/**
 * A successful outcome.
 * @throws Error when it is a refusal.
 */
export function done(outcome: InboxOutcome): Extract<InboxOutcome, { ok: true }> {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}
