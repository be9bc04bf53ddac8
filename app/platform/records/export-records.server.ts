import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { stringify } from "yaml";
import { contentFolder } from "#app/platform/content/content-source.server.ts";
import { mergeLive } from "#app/platform/content/merge-live.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { StoreError } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { recordsWithEditions } from "./editions.rows.server.ts";
import { editionsAt } from "./editions.ts";
import type { RecordKind } from "./kind.ts";
import { filesOfKinds } from "./kind-files.server.ts";
import type { LiveRecord } from "./live-state.ts";
import { dataOfRevisions } from "./records.rows.server.ts";
import { type ExportedRecord, statesFile } from "./states-file.ts";

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
