import type { Text } from "#app/platform/content/text.ts";
import { isSameValue } from "#app/platform/records/changes.ts";
import { type DraftData, valueAt } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { publishable, type RecordProblem } from "#app/platform/records/publishable.ts";
import { columnsOf } from "./columns.ts";
import {
  draftIn,
  isChangedBy,
  type LeftOut,
  type PlacedRow,
  pathOf,
  type RecordInTable,
  type RowLeftOut,
} from "./compose.ts";
import { importWords } from "./import-words.ts";
import type { ImportTable } from "./tables.ts";

/** A fault of a row, at a column of the table or a field that the table does not have. */
export interface RowFault {
  head: Text;
  problem: RecordProblem | { code: "cut" };
}

/** A row as the preview shows it. */
export interface PreviewRow {
  /** Its number in the file, from 1. */
  number: number;
  cells: { head: Text; text: string }[];
  state: "new" | "changed" | "same" | LeftOut;
  faults: RowFault[];
}

/** More that is wrong with a record: links, for example. */
export type FindFaults = (kind: RecordKind, data: DraftData) => Promise<RecordProblem[]>;

const yesOrNo: Text = { en: importWords.en.yesOrNo, mr: importWords.mr.yesOrNo };

/** Whether a problem at a path is one of a cell: of the field, or of one of its languages. */
const isAt = (problem: string, cell: string) =>
  problem === cell || cell === `${problem}.en` || cell === `${problem}.mr` || problem.startsWith(`${cell}.`);

/** The faults of a record's draft, shared out to the rows of the table that it is made of. */
async function faultsOf(table: ImportTable, record: RecordInTable, find: FindFaults) {
  const { kind } = table;
  const { data, cut } = draftIn(table, record);
  const made = publishable(kind, data, { slug: record.slug ?? "new" });
  // A list that is too long was cut before it could be checked.
  const long = table.lists.flatMap((path): RecordProblem[] => {
    const list = fieldAt(kind.fields, path);
    return list?.type === "list" && cut.includes(path) ? [{ path, code: "many", max: list.max }] : [];
  });
  const problems = [...(made.ok ? [] : made.problems), ...long, ...(await find(kind, data))];
  return { data, problems, cut };
}

type Checked = Awaited<ReturnType<typeof faultsOf>>;

function rowFaults(table: ImportTable, row: PlacedRow, { problems, cut }: Checked): RowFault[] {
  const faults: RowFault[] = row.untold.map(({ head }) => ({
    head,
    problem: { path: "", code: "wrong", takes: yesOrNo },
  }));
  for (const column of columnsOf(table)) {
    if (column.of === "list" || (column.of === "row" && row.path === "")) continue;
    const place = pathOf(column, row.path);
    // Below the first row of a committee, its own columns may be empty.
    if (column.of === "record" && row.path && !row.cells.has(column)) continue;
    const found = problems.find(({ path }) => isAt(path, place));
    if (found && !faults.some(({ head }) => head === column.head)) faults.push({ head: column.head, problem: found });
    else if (cut.includes(place)) faults.push({ head: column.head, problem: { code: "cut" } });
  }
  return faults;
}

function stateOf(table: ImportTable, { at, path }: PlacedRow, { data }: Checked): PreviewRow["state"] {
  const { before, slug } = at;
  if (path === "") return slug === undefined ? "new" : isChangedBy(table, at) ? "changed" : "same";
  const was = valueAt(before, path);
  if (was === undefined) return "new";
  return isSameValue(was, valueAt(data, path)) ? "same" : "changed";
}

/** What the preview shows of each row, what is wrong with whole lists, and the records whose drafts would change. */
export async function previewOf(table: ImportTable, rows: (PlacedRow | RowLeftOut)[], find: FindFaults) {
  const checked = new Map<RecordInTable, Checked>();
  for (const row of rows)
    if ("at" in row && !checked.has(row.at)) checked.set(row.at, await faultsOf(table, row.at, find));
  const shown = rows.map((row): PreviewRow => {
    const cells = [...row.cells].map(([{ head }, text]) => ({ head, text }));
    const of = "at" in row ? checked.get(row.at) : undefined;
    if (!("at" in row) || !of)
      return { number: row.number, cells, state: "leftOut" in row ? row.leftOut : "same", faults: [] };
    return { number: row.number, cells, state: stateOf(table, row, of), faults: rowFaults(table, row, of) };
  });
  // Two committees may both have no members.
  const listFaults = table.lists.flatMap((list) =>
    [...checked.values()].flatMap(({ problems }) => problems.filter(({ path }) => path === list)).slice(0, 1),
  );
  const drafts = [...checked.keys()].filter((record) => isChangedBy(table, record));
  return { rows: shown, listFaults, drafts };
}
