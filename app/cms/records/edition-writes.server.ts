import { type WriteResult, writeOnce } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, shareLockInTransaction } from "#app/lib/db/database.server.ts";
import type { EditionRow, RecordRow, RevisionRow } from "#app/lib/db/record-tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { log } from "#app/log.server.ts";
import { isEmpty, isSameValue, type RecordData } from "./draft.ts";
import { draftWordsOf } from "./draft-words.server.ts";
import { addFromFile } from "./drafts.server.ts";
import {
  deleteEditions,
  editionsInLog,
  editionsOf,
  insertDisplaced,
  insertEdition,
  removeDisplaced,
} from "./edition-rows.server.ts";
import { editionsAt, isImmediate } from "./editions.ts";
import { publisherOf, type RecordKind } from "./kind.ts";
import { mayWrite, type RecordParts } from "./record-parts.server.ts";
import {
  changeRecord,
  insertRevision,
  lastChangeOf,
  lockedRecord,
  newestNumber,
  revisionById,
} from "./record-rows.server.ts";
import type { EditionWrite, PublishedEdition, RecordRefusal } from "./record-types.ts";

export interface EditionTarget {
  kind: RecordKind;
  record: RecordRow;
  editions: EditionRow[];
  actor: StaffActor;
  /** Whether the record existed only in its file until now. */
  isNew: boolean;
}

export type ChangeOfEditions<Input extends EditionWrite> = (
  db: Db,
  target: EditionTarget,
  input: Input,
) => Promise<WriteResult<PublishedEdition> | RecordRefusal>;

const changed = async (db: Db, { kind, slug }: RecordRow): Promise<RecordRefusal> => ({
  ok: false,
  reason: "changed",
  last: await lastChangeOf(db, kind, slug),
});

/** Checks the role, locks the record, and refuses a form that did not know the newest edition. */
export function createEditionWrites({ db, now, files, onPublicChange }: RecordParts) {
  async function write<Input extends EditionWrite>(
    what: string,
    input: Input,
    change: ChangeOfEditions<Input>,
  ): Promise<PublishedEdition | RecordRefusal> {
    const { actor, slug, edition } = input;
    const kind = files.kindOf(input.kind);
    if (!kind) return { ok: false, reason: "missing" };
    if (!mayWrite(actor) || (publisherOf(kind, slug) === "principal" && actor.role !== "principal"))
      return { ok: false, reason: "forbidden" };
    const outcome = await writeOnce<PublishedEdition, RecordRefusal>(db, {
      what,
      sent: input,
      now: now(),
      async work(tx) {
        // The set-up replaces all records, but not once the office has published something.
        await shareLockInTransaction(tx, "set-up");
        const known = await lockedRecord(tx, kind.name, slug);
        const record = known ?? (await addFromFile(tx, files, kind.name, slug, now()));
        if (!record || record.discardedAt !== null) return { ok: false, reason: "missing" };
        const editions = await editionsOf(tx, record.id);
        // An undo names its edition itself.
        if (what !== "undo" && edition !== (editions.at(-1)?.id ?? "")) return changed(tx, record);
        return change(tx, { kind, record, editions, actor, isNew: known === undefined }, input);
      },
      again: async (_tx, first) => {
        const { slug, reference, reason, at, what } = first;
        const publicFrom = Date.parse(reason ?? "") || at;
        return {
          ok: true,
          slug: slug ?? "",
          edition: reference ?? "",
          publicFrom,
          ...(what === "undoneAlone" && { isScheduleLost: true }),
        };
      },
    });
    // The change is saved even if reading it again fails now: the next page view tries again.
    const warn = (error: unknown) => log.warn({ error, kind: kind.name, slug }, "what was published is not shown yet");
    if (outcome.ok) await onPublicChange({ kind: kind.name, slug }).catch(warn);
    return outcome;
  }
  return Object.assign(write, { changed });
}

type NewEdition = Omit<EditionRow, "id" | "recordId" | "number" | "by" | "at">;

/** A new edition replaces the scheduled ones that start later, and all with a chosen date. */
const displacedBy = (ahead: EditionRow[], from: number) =>
  ahead.filter((edition) => edition.publicFrom >= from || !isImmediate(edition));

/** Undoing restores what was replaced only in the first minute after "Publish now". */
const mayBeUndone = (edition: EditionRow, now: number) => edition.publicFrom > now && isImmediate(edition);

/** Displaced editions cannot come back once the one that replaced them is public or deleted. */
async function forgetDisplaced(db: Db, recordId: string, now: number): Promise<void> {
  const ahead = db.selectFrom("editions").select("id").where("recordId", "=", recordId).where("publicFrom", ">", now);
  const kept = db.selectFrom("displacedEditions").select("id").where("recordId", "=", recordId);
  await db
    .deleteFrom("displacedEditions")
    .where("recordId", "=", recordId)
    .where("displacedBy", "not in", ahead.union(kept))
    .execute();
}

export async function beginEdition(db: Db, target: EditionTarget, begun: NewEdition, now: number): Promise<EditionRow> {
  const { record, editions, actor } = target;
  const ahead = displacedBy(editionsAt(editions, now).ahead, begun.publicFrom);
  // After the clock was set back, what was public may seem to be scheduled.
  const logged = await editionsInLog(
    db,
    ahead.map(({ id }) => id),
  );
  const displaced = ahead.filter(({ id }) => !logged.has(id));
  const number = Math.max(0, ...editions.map((each) => each.number)) + 1;
  const edition = { ...begun, id: newId(), recordId: record.id, number, by: actor.uid, at: now };
  await deleteEditions(
    db,
    displaced.map(({ id }) => id),
  );
  await insertEdition(db, edition);
  if (mayBeUndone(edition, now)) await insertDisplaced(db, displaced, edition.id);
  await forgetDisplaced(db, record.id, now);
  return edition;
}

/**
 * After "Publish now" the replaced editions come back; when a schedule is cancelled, none do.
 * @param fits whether an edition may still be public with the other records; one that may not is deleted
 * @returns whether one was deleted because it no longer fits
 */
export async function undoEdition(
  db: Db,
  {
    editions,
    undone,
    fits,
  }: { editions: EditionRow[]; undone: EditionRow; fits: (edition: EditionRow) => Promise<boolean> },
  now: number,
): Promise<boolean> {
  await deleteEditions(db, [undone.id]);
  if (!mayBeUndone(undone, now)) return false;
  let isLost = false;
  for (const edition of await removeDisplaced(db, undone.id)) {
    if (!(await fits(edition))) {
      isLost = true;
      continue;
    }
    const later = editions.find(
      ({ number, publicFrom }) =>
        number > undone.number && publicFrom > now && displacedBy([edition], publicFrom).length > 0,
    );
    if (!later) await insertEdition(db, edition);
    else if (mayBeUndone(later, now)) await insertDisplaced(db, [edition], later.id);
  }
  return isLost;
}

type Ahead = Pick<EditionRow, "publicFrom">[];

export const dayOf = ({ publicFrom }: Pick<EditionRow, "publicFrom">): string => indiaTime(publicFrom).day;

export const isOfSchedule = ({ publishedOn }: RecordKind, data: RecordData, ahead: Ahead): boolean =>
  publishedOn !== undefined && ahead.some((edition) => dayOf(edition) === data[publishedOn]);

/** Sets an empty date and, before the first publication, one that a replaced schedule had set; others stay. */
function withPublishedOn(
  kind: RecordKind,
  data: RecordData,
  { ahead, wasPublic, publicFrom }: { ahead: Ahead; wasPublic: boolean; publicFrom: number },
): RecordData {
  const { publishedOn: name } = kind;
  if (name === undefined) return data;
  const isGiven = !isEmpty(data[name]) && (wasPublic || !isOfSchedule(kind, data, ahead));
  return isGiven ? data : { ...data, [name]: dayOf({ publicFrom }) };
}

/** If publishing sets the publication date, that is saved as a new revision, which becomes the draft. */
export async function datedDraft(
  db: Db,
  { kind, record, editions, actor }: EditionTarget,
  { publicFrom, now, isInFile }: { publicFrom: number; now: number; isInFile: boolean },
): Promise<RevisionRow> {
  const { id: _id, ...draft } = await revisionById(db, record.draftId);
  const { current, ahead } = editionsAt(editions, now);
  const before = JSON.parse(draft.data);
  const wasPublic = isInFile || current !== undefined;
  const data = withPublishedOn(kind, before, { ahead, wasPublic, publicFrom });
  if (isSameValue(data, before)) return { id: record.draftId, ...draft };
  const number = (await newestNumber(db, record.id)) + 1;
  const own = { number, data: JSON.stringify(data), by: actor.uid, at: now, basedOn: draft.number };
  const draftId = await insertRevision(db, { ...draft, ...own });
  await changeRecord(db, record.id, { draftId, version: number, changedAt: now, words: draftWordsOf(data) });
  return { id: draftId, ...draft, ...own };
}
