import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { draftWordsOf } from "./draft-words.ts";
import { insertEdition } from "./editions.rows.server.ts";
import type { RecordData } from "./record-data.ts";
import { insertRecord, insertRevision } from "./records.rows.server.ts";

/** The author of editions that were published without the office: no account has this uid. */
const siteAuthor = "";

export interface FirstRecord {
  kind: string;
  slug: string;
  data: RecordData;
}

type Author = Pick<StaffActor, "uid" | "name">;

async function publishFirst(db: Db, { kind, slug, data }: FirstRecord, by: Author, at: number): Promise<void> {
  const [id, revisionId] = [newId(), newId()];
  const draft = { draftId: revisionId, version: 1, words: draftWordsOf(data) };
  await insertRecord(db, { id, kind, slug, ...draft, createdAt: at, changedAt: at, discardedAt: null });
  const json = { data: JSON.stringify(data), confirmed: "{}" };
  const common = { recordId: id, number: 1, at };
  await insertRevision(db, { ...common, ...json, id: revisionId, by: by.uid, basedOn: null, isUnused: 0 });
  const state = { publicFrom: at, publicUntil: null, off: null, replacedBy: null, follows: null };
  await insertEdition(db, { ...common, ...state, id: newId(), revisionId, by: siteAuthor });
  await recordActivity(db, by, at, { what: "published", kind, slug, toRevision: 1 });
}

export async function deleteRecords(db: Db): Promise<void> {
  for (const table of ["displacedEditions", "editions", "records"] as const) await db.deleteFrom(table).execute();
}

/** Deletes all records that the store has. `by` is the author in the history. */
export async function replaceRecords(db: Db, records: FirstRecord[], by: Author, at: number): Promise<void> {
  await deleteRecords(db);
  for (const record of records) await publishFirst(db, record, by, at);
}

export async function hasPublished(db: Db): Promise<boolean> {
  const edition = db.selectFrom("editions").select("id").where("by", "<>", siteAuthor).limit(1);
  return (await edition.executeTakeFirst()) !== undefined;
}
