import type { Kysely } from "kysely";
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
import type { Submission, Tables } from "#app/platform/db/tables.ts";
import { lines } from "#app/platform/forms/text.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";
import { insertNote, notesOf } from "./notes.rows.server.ts";
import type { StaffPerson } from "./people.ts";

/** What the parts of the service share. */
export interface InboxParts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  outbox: Pick<Outbox, "add" | "notify">;
  retentionDays: number;
  /** Everybody who has, or had, an account of the office. */
  staff: (db: Db) => Promise<StaffPerson[]>;
  /** What is public now. */
  records: () => PublicRecords;
}

/** A submission that the office works with: it has a reference, and is confirmed. */
export type Worked = Submission & { reference: string; status: SubmissionState };

/** What a change works with; the submission is locked until the end of its transaction. */
export interface ChangeContext {
  tx: Db;
  submission: Worked;
  now: number;
  /** What is public. */
  records: PublicRecords;
  /**
   * Adds a line to the submission's history, by the person who makes the change; `about` is another of its group, by its
   * id.
   */
  note: (kind: NoteKind, text?: string | null, about?: string) => Promise<string>;
}

/** What a change comes to. */
export interface Changed {
  /** The columns that change, with the version; without them the version stays. */
  fields?: Parameters<typeof changeSubmission>[3];
  /** For the log of activities: a word, never what somebody typed. */
  reason?: string;
  /** The submission that is shown next, where it is another. */
  next?: Pick<InboxDone, "reference" | "version">;
}

interface Steps {
  /** What is done, for the log of activities. */
  what: string;
  /** All that was asked for; without a version it is done whatever others have changed. */
  act: Act & { version?: number | undefined; text?: string | undefined };
  /** Whether it merges or erases, and so waits for others that do. */
  isOfGroup?: boolean;
  work: (work: ChangeContext) => Promise<Changed | InboxRefusal>;
}

/** The submission that leads the group of a reference, locked. */
export async function lockedLeader(db: Db, reference: string): Promise<Worked | undefined> {
  let id = await leaderOf(db, reference);
  while (id !== undefined) {
    const submission = await lockedSubmission(db, id);
    // It may have been merged, or a merge undone, while the lock was waited for.
    const leads = await leaderOf(db, reference);
    if (submission && leads === id) return submission as Worked;
    id = leads === id ? undefined : leads;
  }
  return undefined;
}

/** Somebody to whom an answer did not arrive is reached in another way: they are due no more. */
export const isReached = ({ undeliveredAt }: Worked): Changed =>
  undeliveredAt === null ? {} : { fields: { undeliveredAt: null } };

/** A refusal that says no more than why. */
export const no = (reason: Exclude<InboxRefusal["reason"], "changed">): InboxRefusal => ({ ok: false, reason });

/** The longest texts, in characters, as the fields of the screen say. */
const longest = { note: 2000, mail: 5000 };

/** Why a text cannot be kept; whether one is needed depends on the form. */
function textProblem(text: string | undefined, most: number): InboxRefusal | undefined {
  const { error } = lines(most, 1).safeParse(text ?? "");
  const [issue] = error?.issues ?? [];
  if (!issue || issue.message === "missing") return undefined;
  return no(issue.code === "too_big" ? "tooLong" : "characters");
}

/** How a submission is now, for a form that started from an earlier version. */
async function changedMeanwhile(db: Db, submission: Worked): Promise<InboxRefusal> {
  const group = await submissionGroupOf(db, submission.id);
  const [last] = await notesOf(
    db,
    group.map(({ id }) => id),
  );
  return { ok: false, reason: "changed", submission, lastBy: last?.byName };
}

/**
 * Changes a submission in one transaction with its line in the log of activities, which names its reference alone. A
 * form that was sent before gets the first answer; one that started from another version is refused.
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
      // Lines of one change are a millisecond apart, and so keep their order.
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
