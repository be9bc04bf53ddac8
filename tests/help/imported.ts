import { readRecords } from "#app/cms/content/read-records.server.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { previewOf } from "#app/office/import/import-preview.ts";
import { compose, type ExistingRecord } from "#app/office/import/import-records.ts";
import { readRows } from "#app/office/import/import-rows.ts";
import { type ImportTable, tableNamed } from "#app/office/import/import-tables.ts";

/** The table with this name. */
export const found = (name: string) => tableNamed(name) as ImportTable;

/** The records of the sample, as the import finds them. */
function sampleOf({ kind }: ImportTable): ExistingRecord[] {
  const records: unknown = readRecords(filesOfKinds(kind))[kind.name];
  const all = kind.id === "single" ? [{ id: kind.name, ...(records as object) }] : (records as { id: string }[]);
  return all.map(({ id, ...data }) => ({ slug: String(id), version: 0, data }));
}

/** What a table becomes: each row's state and faults, and the drafts. */
export async function imported(table: ImportTable, rows: string[][], existing = sampleOf(table)) {
  const read = readRows(table, rows);
  if (!read) throw new Error("No head is known.");
  const placed = compose(table, read.rows, existing);
  const { drafts, ...shown } = await previewOf(table, read.columns, placed, async () => []);
  const told = shown.rows.map(({ number, state, faults, empty }) => ({
    number,
    state,
    faults: [
      ...faults.map(({ head, problem }) => `${head.en}: ${problem.code}`),
      ...empty.map(({ en }) => `${en} empty`),
    ],
  }));
  return {
    told,
    listFaults: shown.listFaults,
    absent: shown.absent.map(({ en }) => en),
    drafts: drafts.map(({ slug, data, cut }) => ({ slug, data, cut })),
  };
}
