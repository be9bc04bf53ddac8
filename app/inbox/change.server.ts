import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { searchTextOf } from "#app/forms/submissions/search-keys.server.ts";
import { plainReference } from "#app/forms/submissions/submission.ts";
import {
  changeSubmission,
  leaderOf,
  lockedSubmission,
  lockGroups,
  submissionGroupOf,
} from "#app/forms/submissions/submissions-table.server.ts";
import { writeOnce } from "#app/lib/activity-log.server.ts";
import type { StaffRole } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { NoteKind, SubmissionNoteRow, SubmissionState } from "#app/lib/db/inbox-tables.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { lines } from "#app/lib/forms/fields.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { isWritten } from "./inbox-texts.ts";
import type { Act, InboxDone, InboxOutcome, InboxRefusal } from "./inbox-types.ts";

type NewNote = Pick<SubmissionNoteRow, "submissionId" | "kind" | "text" | "by" | "byName" | "at">;

/** @returns the id of the entry */
export async function insertNote(db: Db, note: NewNote): Promise<string> {
  const searchText = note.text && isWritten(note.kind) ? searchTextOf(note.text) : null;
  const row: SubmissionNoteRow = { id: newId(), ...note, struckAt: null, struckBy: null, searchText };
  await db.insertInto("submissionNotes").values(row).execute();
  return row.id;
}

export const noteById = (db: Db, id: string): Promise<SubmissionNoteRow | undefined> =>
  db.selectFrom("submissionNotes").selectAll().where("id", "=", id).executeTakeFirst();

export async function strikeNote(db: Db, id: string, by: string, at: number): Promise<void> {
  const struck = db.updateTable("submissionNotes").set({ struckAt: at, struckBy: by });
  await struck.where("id", "=", id).where("struckAt", "is", null).execute();
}

export async function notesOf(db: Db, ids: string[]): Promise<SubmissionNoteRow[]> {
  if (ids.length === 0) return [];
  const found = db.selectFrom("submissionNotes").selectAll().where("submissionId", "in", ids);
  return found.orderBy("at", "desc").orderBy("id", "desc").execute();
}

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

interface ChangeResult {
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

interface StaffPerson {
  id: string;
  name: string;
  role: StaffRole;
  suspendedAt: number | null;
  /** The same as the role until a principal has confirmed the account. */
  askedRole?: StaffRole | null;
}

interface InboxOwner {
  uid: string;
  name: string;
  role: StaffRole;
}

export const peopleOf = (staff: StaffPerson[]): InboxOwner[] =>
  staff
    .filter(({ role, suspendedAt, askedRole }) => suspendedAt === null && askedRole !== role && may({ role }, "inbox"))
    .map(({ id, name, role }) => ({ uid: id, name, role }));
