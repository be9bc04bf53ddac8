import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { RecordRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { nextConfirmed } from "./confirmed.ts";
import { draftWordsOf } from "./draft-words.ts";
import { type FirstVersions, firstData } from "./first-versions.server.ts";
import type { RecordKind } from "./kind.ts";
import { recordNamesOf } from "./names.ts";
import type { Save } from "./outcomes.ts";
import { type RecordData, withoutId } from "./record-data.ts";
import { insertRecord, insertRevision, lockedRecord, slugsOf } from "./records.rows.server.ts";
import { freeSlug, slugOf, slugOfDay } from "./slugs.ts";

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

export async function addNew(db: Db, files: FirstVersions, kind: RecordKind, save: Save, at: number): Promise<string> {
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
