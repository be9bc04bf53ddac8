import type { RevisionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { isSameValue } from "./changes.ts";
import { draftWordsOf } from "./draft-words.ts";
import type { EditionTarget } from "./edition-writes.server.ts";
import { editionsAt } from "./editions.ts";
import { withPublishedOn } from "./published-on.ts";
import { changeRecord, insertRevision, newestNumber, revisionById } from "./records.rows.server.ts";

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
