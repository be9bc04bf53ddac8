import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { StoreError } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { draftWordsOf } from "./draft-words.ts";
import { insertEdition } from "./editions.rows.server.ts";
import { insertRecord, insertRevision } from "./records.rows.server.ts";
import { type ExportedRecord, exportedStates, statesFile } from "./states-file.ts";

/** No account has this uid. */
const importAuthor = "";

async function importRecord(db: Db, { kind, slug, editions }: ExportedRecord, at: number): Promise<void> {
  const id = newId();
  const ids = editions.map(() => newId());
  const words = draftWordsOf(editions.at(-1)?.data ?? {});
  const draft = { draftId: ids.at(-1) ?? "", version: editions.length, words };
  await insertRecord(db, { id, kind, slug, ...draft, createdAt: at, changedAt: at, discardedAt: null });
  for (const [index, { data, publicFrom, ...edition }] of editions.entries()) {
    const number = index + 1;
    const { publicUntil = null, off = null, replacedBy = null, follows = null } = edition;
    const json = { data: JSON.stringify(data), confirmed: "{}" };
    const revisionId = ids[index] ?? "";
    const common = { recordId: id, number, at };
    await insertRevision(db, { ...common, ...json, id: revisionId, by: null, basedOn: null, isUnused: 0 });
    const state = { publicFrom, publicUntil, off, replacedBy, follows };
    await insertEdition(db, { ...common, ...state, id: newId(), revisionId, by: importAuthor });
  }
}

export async function refuseRecords(db: Db): Promise<void> {
  const known = await db.selectFrom("records").select("id").limit(1).executeTakeFirst();
  if (known) throw new StoreError("The store has records of the office already; import into an empty one.");
}

/** The site must then start with that folder as its content. @throws StoreError when the store has records */
export async function importRecords(db: Kysely<Tables>, folder: string, now: number): Promise<number> {
  await refuseRecords(db);
  if (!existsSync(join(folder, statesFile))) return 0;
  const { states } = readRecords({ states: [statesFile, exportedStates] }, contentFolder(folder));
  await db.transaction().execute(async (tx) => {
    for (const record of states) await importRecord(tx, record, now);
  });
  return states.length;
}
