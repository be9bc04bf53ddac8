import { type WriteResult, writeOnce } from "#app/lib/activity-log.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { RecordRow } from "#app/lib/db/record-tables.ts";
import { greatestWhole } from "#app/lib/forms/typed-text.ts";
import { isSameValue, type RecordData, withoutId } from "./draft.ts";
import { draftWordsOf } from "./draft-words.server.ts";
import { editionsOf } from "./edition-rows.server.ts";
import { canBeAdded, type RecordKind } from "./kind.ts";
import { type FirstVersions, firstData } from "./kind-files.server.ts";
import { recordNamesOf } from "./labels.ts";
import { mergeData } from "./merge-data.ts";
import { mayWrite, type RecordParts } from "./record-parts.server.ts";
import {
  changeRecord,
  findRecord,
  insertRecord,
  insertRevision,
  lastChangeOf,
  lockedRecord,
  newestNumber,
  revisionById,
  revisionByNumber,
  slugsOf,
} from "./record-rows.server.ts";
import type { Conflict, RecordRefusal, RecordWrite, Save, Saved } from "./record-types.ts";
import { freeSlug, slugOf, slugOfDay } from "./slugs.ts";
import { type Confirmed, nextConfirmed } from "./translations.ts";

/** @returns false when the slug is taken */
async function insertWithRevision(
  db: Db,
  { name: kind, fields }: RecordKind,
  slug: string,
  data: RecordData,
  by: string | null,
  at: number,
) {
  const [id, draftId] = [newId(), newId()];
  const times = { createdAt: at, changedAt: at, discardedAt: null };
  if (!(await insertRecord(db, { id, kind, slug, draftId, version: 1, ...times, words: draftWordsOf(data) })))
    return false;
  const confirmed = nextConfirmed({ fields, before: {}, confirmed: {}, after: data, number: 1, ticked: [] });
  const json = { data: JSON.stringify(data), confirmed: JSON.stringify(confirmed) };
  const revision = { id: draftId, recordId: id, number: 1, ...json, by, at, basedOn: null, isUnused: 0 } as const;
  await insertRevision(db, revision);
  return true;
}

export async function addFromFile(
  db: Db,
  files: FirstVersions,
  name: string,
  slug: string,
  at: number,
): Promise<RecordRow | undefined> {
  const kind = files.kindOf(name);
  const data = firstData(files, name, slug);
  if (!kind || !data) return undefined;
  await insertWithRevision(db, kind, slug, data, null, at);
  return lockedRecord(db, name, slug);
}

/** Slugs that addresses use for something else: `/office/records/notices/new`. */
const reserved = ["new"];

async function addNew(db: Db, files: FirstVersions, kind: RecordKind, save: Save, at: number): Promise<string> {
  const data = withoutId(save.data);
  const wanted = slugOf(recordNamesOf(kind, data)?.en ?? "") || slugOfDay(at);
  for (;;) {
    const taken = new Set([...reserved, ...files.all(kind.name).keys(), ...(await slugsOf(db, kind.name))]);
    const isNumber = kind.id === "number";
    const slug = isNumber
      ? String(Math.max(0, ...[...taken].map(Number).filter(Number.isInteger)) + 1)
      : freeSlug(wanted, (each) => taken.has(each));
    // Another connection may have taken the slug since.
    if (await insertWithRevision(db, kind, slug, data, save.actor.uid, at)) return slug;
  }
}

/** Milliseconds for which a discarded draft can be restored. */
export const discardedLife = 30 * 86_400_000;

export interface Drafts {
  /** Merges changes made since `version`. If both sides changed a field, mine is saved as an unused revision. */
  save: (save: Save) => Promise<Saved | Conflict | RecordRefusal>;
  /** Only for records that were never public. */
  discard: (write: RecordWrite & { version: number }) => Promise<Saved | RecordRefusal>;
  restoreDraft: (write: RecordWrite) => Promise<Saved | RecordRefusal>;
}

interface Draft {
  record: RecordRow;
  data: RecordData;
  confirmed: Confirmed;
}

async function draftOf(db: Db, record: RecordRow): Promise<Draft> {
  const { data, confirmed } = await revisionById(db, record.draftId);
  return { record, data: JSON.parse(data), confirmed: JSON.parse(confirmed) };
}

async function baseOf(db: Db, record: RecordRow, version: number): Promise<RecordData | undefined> {
  const revision = await revisionByNumber(db, record.id, version || 1);
  if (version === 0 && revision?.by !== null) return {};
  return revision && JSON.parse(revision.data);
}

export function createDrafts(parts: RecordParts): Drafts {
  const { db, now, files } = parts;

  async function keep(db: Db, known: Draft, data: RecordData, save: Save, isUnused: 0 | 1) {
    const { record, data: before, confirmed } = known;
    const number = (await newestNumber(db, record.id)) + 1;
    const ticked = save.confirmed ?? [];
    const fields = files.kindOf(record.kind)?.fields ?? [];
    const next = nextConfirmed({ fields, before, confirmed, after: data, number, ticked });
    if (!isUnused && isSameValue(data, before) && isSameValue(next, confirmed)) return record.version;
    const at = now();
    const [by, basedOn] = [save.actor.uid, save.version || null];
    const json = { data: JSON.stringify(data), confirmed: JSON.stringify(next) };
    const draftId = await insertRevision(db, { recordId: record.id, number, ...json, by, at, basedOn, isUnused });
    const draft = { draftId, version: number, changedAt: at, discardedAt: null, words: draftWordsOf(data) };
    if (!isUnused) await changeRecord(db, record.id, draft);
    return number;
  }

  async function saveInto(
    db: Db,
    record: RecordRow,
    save: Save,
  ): Promise<WriteResult<Saved | Conflict> | RecordRefusal> {
    const draft = await draftOf(db, record);
    const { kind, slug } = record;
    const mine = withoutId(save.data);
    const fromRevision = record.version;
    const isNewest = save.version === record.version;
    const base = isNewest ? draft.data : await baseOf(db, record, save.version);
    if (!base) return { ok: false, reason: "missing" };
    const merged = isNewest ? { data: mine, fields: [] } : mergeData({ base, theirs: draft.data, mine });
    if (merged.fields.length > 0) {
      const last = await lastChangeOf(db, kind, slug);
      const revision = await keep(db, draft, mine, save, 1);
      const outcome = { ok: false, reason: "conflict", base, theirs: draft.data, mine, last } as const;
      return {
        outcome: { ...outcome, fields: merged.fields, merged: merged.data, version: record.version, revision },
        activity: { what: "conflict", kind, slug, fromRevision, toRevision: revision },
      };
    }
    const version = await keep(db, draft, merged.data, save, 0);
    if (record.discardedAt !== null) await changeRecord(db, record.id, { discardedAt: null });
    const what = isNewest || isSameValue(merged.data, mine) ? "saved" : "merged";
    return {
      outcome: { ok: true, slug, version },
      activity: { what, kind, slug, fromRevision, toRevision: version },
    };
  }

  async function saveOnce(db: Db, save: Save): Promise<WriteResult<Saved | Conflict> | RecordRefusal> {
    const { kind: name, slug, actor } = save;
    const kind = files.kindOf(name);
    if (!kind || (slug === undefined && !canBeAdded(kind))) return { ok: false, reason: "missing" };
    if (slug === undefined) {
      const added = await addNew(db, files, kind, save, now());
      const activity = { what: "created", kind: name, slug: added, toRevision: 1 };
      return { outcome: { ok: true, slug: added, version: 1 }, activity };
    }
    const record = (await lockedRecord(db, name, slug)) ?? (await addFromFile(db, files, name, slug, now()));
    if (!record || !actor) return { ok: false, reason: "missing" };
    return saveInto(db, record, save);
  }

  async function saveAgain(
    db: Db,
    save: Save,
    slug: string,
    number: number,
  ): Promise<Saved | Conflict | RecordRefusal> {
    const record = await findRecord(db, save.kind, slug);
    if (!record) return { ok: false, reason: "missing" };
    const revision = await revisionByNumber(db, record.id, number);
    if (revision?.isUnused !== 1) return { ok: true, slug, version: number };
    const { data: theirs } = await draftOf(db, record);
    const base = (await baseOf(db, record, save.version)) ?? theirs;
    const mine = JSON.parse(revision.data);
    const { data: merged, fields } = mergeData({ base, theirs, mine });
    const last = await lastChangeOf(db, save.kind, slug);
    const { version } = record;
    return { ok: false, reason: "conflict", base, theirs, mine, fields, merged, version, revision: number, last };
  }

  async function setDiscarded(write: RecordWrite & { version?: number }, isDiscarded: boolean) {
    const { kind, slug, actor, version } = write;
    if (!mayWrite(actor)) return { ok: false, reason: "forbidden" } as const;
    const what = isDiscarded ? "discarded" : "restored";
    return writeOnce<Saved, RecordRefusal>(db, {
      what,
      sent: write,
      now: now(),
      async work(tx) {
        const record = await lockedRecord(tx, kind, slug);
        const isThere = record && (record.discardedAt === null) === isDiscarded;
        if (!isThere) return { ok: false, reason: "missing" };
        if (version !== undefined && version !== record.version)
          return { ok: false, reason: "changed", last: await lastChangeOf(tx, kind, slug) };
        const editions = await editionsOf(tx, record.id);
        if (files.of(kind, slug) || editions.some(({ publicFrom }) => publicFrom <= now()))
          return { ok: false, reason: "live" };
        if (editions.length > 0) return { ok: false, reason: "scheduled" };
        await changeRecord(tx, record.id, { discardedAt: isDiscarded ? now() : null });
        const outcome = { ok: true, slug, version: record.version } as const;
        return { outcome, activity: { what, kind, slug, fromRevision: record.version } };
      },
      again: async (_tx, first) => ({ ok: true, slug, version: first.fromRevision ?? 0 }),
    });
  }

  return {
    async save(save) {
      const { actor } = save;
      if (!mayWrite(actor)) return { ok: false, reason: "forbidden" };
      // No revision can have such a number: the store could not hold it.
      if (save.version > greatestWhole) return { ok: false, reason: "missing" };
      return writeOnce<Saved | Conflict, RecordRefusal>(db, {
        what: "save",
        sent: save,
        now: now(),
        work: (tx) => saveOnce(tx, save),
        again: (tx, first) => saveAgain(tx, save, first.slug ?? "", first.toRevision ?? 0),
      });
    },
    discard: (write) => setDiscarded(write, true),
    restoreDraft: (write) => setDiscarded(write, false),
  };
}
