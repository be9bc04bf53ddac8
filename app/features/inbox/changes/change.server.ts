import type { Act, InboxDone, InboxOutcome, InboxRefusal } from "#app/features/inbox/outcomes.ts";
import { may } from "#app/features/staff/index.ts";
import {
  changeSubmission,
  leaderOf,
  lockedSubmission,
  lockGroups,
  plainReference,
  submissionGroupOf,
} from "#app/features/submissions/index.server.ts";
import { writeOnce } from "#app/platform/activity/write-once.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { NoteKind, SubmissionState } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import { lines } from "#app/platform/forms/text.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { insertNote, notesOf } from "./notes.rows.server.ts";
import type { StaffPerson } from "./people.ts";

export interface InboxParts extends Pick<PlatformServices, "db" | "now" | "records"> {
  outbox: Pick<Outbox, "add" | "notify">;
  retentionDays: number;
  /** Everybody who has or had an office account. */
  staff: (db: Db) => Promise<StaffPerson[]>;
}

/** Confirmed, and with a reference. */
export type InboxSubmission = Submission & { reference: string; status: SubmissionState };

/** The submission is locked until the end of the transaction. */
export interface ChangeContext {
  tx: Db;
  submission: InboxSubmission;
  now: number;
  records: PublicRecords;
  /** `about` is the id of another submission of the group. */
  note: (kind: NoteKind, text?: string | null, about?: string) => Promise<string>;
}

export interface ChangeResult {
  /** If undefined, nothing changes and the version stays. */
  fields?: Parameters<typeof changeSubmission>[3];
  /** For the activity log: a keyword, never typed text. */
  reason?: string;
  next?: Pick<InboxDone, "reference" | "version">;
}

interface Steps {
  what: string;
  /** The complete input; without a version, the change ignores what others have changed. */
  act: Act & { version?: number | undefined; text?: string | undefined };
  /** Whether it merges or erases, and so waits for concurrent merges and erasures. */
  isOfGroup?: boolean;
  work: (work: ChangeContext) => Promise<ChangeResult | InboxRefusal>;
}

export async function lockedLeader(db: Db, reference: string): Promise<InboxSubmission | undefined> {
  let id = await leaderOf(db, reference);
  while (id !== undefined) {
    const submission = await lockedSubmission(db, id);
    // While waiting for the lock, it may have been merged, or a merge undone.
    const leads = await leaderOf(db, reference);
    if (submission && leads === id) return submission as InboxSubmission;
    id = leads === id ? undefined : leads;
  }
  return undefined;
}

/** The sender was reached in another way: the submission is no longer due for an undelivered answer. */
export const isReached = ({ undeliveredAt }: InboxSubmission): ChangeResult =>
  undeliveredAt === null ? {} : { fields: { undeliveredAt: null } };

export const refusal = (reason: Exclude<InboxRefusal["reason"], "changed">): InboxRefusal => ({ ok: false, reason });

/** In characters; the same as in the form fields. */
const longest = { note: 2000, mail: 5000 };

/** Whether a text is required depends on the form. */
function textProblem(text: string | undefined, most: number): InboxRefusal | undefined {
  const { error } = lines(most, 1).safeParse(text ?? "");
  const [issue] = error?.issues ?? [];
  if (!issue || issue.message === "missing") return undefined;
  return refusal(issue.code === "too_big" ? "tooLong" : "characters");
}

async function changedMeanwhile(db: Db, submission: InboxSubmission): Promise<InboxRefusal> {
  const group = await submissionGroupOf(db, submission.id);
  const [last] = await notesOf(
    db,
    group.map(({ id }) => id),
  );
  return { ok: false, reason: "changed", submission, lastBy: last?.byName };
}

/**
 * One transaction, whose activity contains only the reference. A form sent again gets the first answer; one based on
 * another version is refused.
 */
export async function changeOnce(
  { db, now, records }: Pick<InboxParts, "db" | "now" | "records">,
  { what, act, isOfGroup, work }: Steps,
): Promise<InboxOutcome> {
  const { actor, version } = act;
  if (!may(actor, "inbox")) return { ok: false, reason: "forbidden" };
  const unreadable = textProblem(act.text, what === "mail" ? longest.mail : longest.note);
  if (unreadable) return unreadable;
  const at = now();
  return writeOnce<InboxDone, InboxRefusal>(db, {
    what: `inbox-${what}`,
    sent: act,
    now: at,
    async work(tx) {
      if (isOfGroup) await lockGroups(tx);
      const submission = await lockedLeader(tx, plainReference(act.reference));
      if (!submission) return { ok: false, reason: "missing" };
      if (version !== undefined && version !== submission.version) return changedMeanwhile(tx, submission);
      const { id, reference } = submission;
      const who = { by: actor.uid, byName: actor.name };
      let time = at;
      // Entries of one change are a millisecond apart, so that they stay in order.
      const note: ChangeContext["note"] = (kind, text = null, about = id) =>
        insertNote(tx, { ...who, submissionId: about, kind, text, at: time++ });
      const done = await work({ tx, submission, now: at, records: records(), note });
      if ("ok" in done) return done;
      if (done.fields) await changeSubmission(tx, "id", id, done.fields);
      const raised = submission.version + (done.fields ? 1 : 0);
      const outcome = { ok: true, reference, version: raised, ...done.next } as const;
      const noted = { reference: outcome.reference, toRevision: outcome.version, reason: done.reason ?? null };
      return { outcome, activity: { what: `inbox-${what}`, kind: "submissions", slug: outcome.reference, ...noted } };
    },
    again: async (_tx, first) => ({
      ok: true,
      reference: first.reference ?? act.reference,
      version: first.toRevision ?? 0,
    }),
  });
}
