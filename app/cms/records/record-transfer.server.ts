import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { stringify } from "yaml";
import { z } from "zod";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import { mergeLive, type PublicRecords } from "#app/cms/content/public-records.server.ts";
import { readRecords } from "#app/cms/content/read-records.server.ts";
import { slug } from "#app/cms/content/text.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";
import { StoreError } from "#app/lib/db/store-error.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { RecordData } from "./draft.ts";
import { draftWordsOf } from "./draft-words.server.ts";
import { insertEdition, recordsWithEditions } from "./edition-rows.server.ts";
import { editionsAt, type LiveRecord } from "./editions.ts";
import type { RecordKind } from "./kind.ts";
import { filesOfKinds } from "./kind-files.server.ts";
import { dataOfRevisions, insertRecord, insertRevision } from "./record-rows.server.ts";

const statesFile = "records/states.yaml";

const exportedEdition = z.strictObject({
  publicFrom: z.int(),
  publicUntil: z.int().optional(),
  off: z.enum(["mistake", "replaced", "ended"]).optional(),
  replacedBy: z.string().optional(),
  follows: z.enum(["en", "mr"]).optional(),
  data: z.record(z.string(), z.unknown()),
});

const exportedRecord = z.strictObject({ kind: z.string(), slug, editions: z.array(exportedEdition).min(1) });

type ExportedRecord = z.infer<typeof exportedRecord>;

const exportedStates = z.array(exportedRecord);

interface Export {
  db: Kysely<Tables>;
  records: PublicRecords;
  kinds: RecordKind[];
  contentDir: string;
  folder: string;
  now: number;
}

const headOf = (text: string) => /^(#.*\n)*/.exec(text)?.[0] ?? "";

/** Sorted by name, so that an export of what was imported has the same bytes. */
const nameOf = ({ kind, slug }: LiveRecord) => `${kind}/${slug}`;

const isPlain = ({ off, publicUntil, follows }: EditionRow) => !off && publicUntil === null && !follows;

function statesOf({ editions }: LiveRecord, now: number): EditionRow[] {
  const { current, ahead } = editionsAt(editions, now);
  if (ahead.length === 0 && (!current || isPlain(current))) return [];
  return [...(current ? [current] : []), ...ahead];
}

async function exportedEditions(db: Kysely<Tables>, record: LiveRecord, now: number): Promise<ExportedRecord[]> {
  const editions = statesOf(record, now);
  if (editions.length === 0) return [];
  const revisions = editions.map(({ revisionId }) => revisionId);
  const dataOf = await dataOfRevisions(db, revisions);
  const { kind, slug } = record;
  const written = editions.map(({ revisionId, publicFrom, publicUntil, off, replacedBy, follows }) => {
    const facts = { publicFrom, publicUntil, off, replacedBy, follows, data: dataOf.get(revisionId) };
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  });
  return [{ kind, slug, editions: written } as ExportedRecord];
}

/**
 * Writes changed kinds as YAML, and what YAML cannot express (dates, unpublished records) into a separate file.
 * @returns the names of the files that differ @throws StoreError when the folder is not empty
 */
export async function exportRecords({ db, records, kinds, contentDir, folder, now }: Export): Promise<string[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StoreError(`"${folder}" is not empty: name an empty or a new folder.`);
  cpSync(contentDir, folder, { recursive: true });
  const source = contentFolder(contentDir);
  const changed = kinds.filter(({ name }) => records.entries(name) !== undefined);
  for (const kind of changed) {
    const inFile = readRecords(filesOfKinds(kind), source)[kind.name];
    const head = headOf(source.read(kind.file, kind.fileIfMissing));
    const merged = mergeLive(kind.name, inFile, records.entries(kind.name));
    writeFileSync(join(folder, kind.file), head + stringify(merged, { lineWidth: 0 }));
  }
  const states: ExportedRecord[] = [];
  const inOrder = (await recordsWithEditions(db)).sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  for (const record of inOrder) states.push(...(await exportedEditions(db, record, now)));
  if (states.length > 0) writeFileSync(join(folder, statesFile), stringify(states, { lineWidth: 0 }));
  return [...changed.map(({ file }) => file), ...(states.length > 0 ? [statesFile] : [])];
}

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
