import type { Text } from "#app/cms/content/text.ts";
import { type DraftData, isSameValue, rowsOf, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import {
  type IsSitePath,
  missingPages,
  publishable,
  type RecordProblem,
  unprintableTexts,
} from "#app/cms/records/publishable.ts";
import { redirectChains as chainsIn } from "#app/site/redirects/redirects.ts";
import {
  draftIn,
  type LeftOut,
  type PlacedRow,
  pathOf,
  type RecordInTable,
  type RowLeftOut,
} from "./import-records.ts";
import { columnsOf, type ImportColumn, type ImportTable } from "./import-tables.ts";
import { importWords } from "./import-words.ts";

export interface RowFault {
  head: Text;
  problem: RecordProblem | { code: "cut" };
}

export interface PreviewRow {
  /** The number in the file, from 1. */
  number: number;
  cells: { head: Text; text: string }[];
  state: "new" | "changed" | "same" | LeftOut;
  faults: RowFault[];
  /** The heads of empty cells that must be filled in before the record is published. */
  empty: Text[];
}

type FindFaults = (kind: RecordKind, data: DraftData) => Promise<RecordProblem[]>;

const tooLong = { code: "cut" } as const;
const yesOrNo: Text = { en: importWords.en.yesOrNo, mr: importWords.mr.yesOrNo };

/** Problems name a field, or one of its languages. */
const isAt = (problem: string, cell: string) =>
  problem === cell || cell === `${problem}.en` || cell === `${problem}.mr` || problem.startsWith(`${cell}.`);

/** Shares out the faults of a record's draft to the rows of the table that made it. */
async function faultsOf(table: ImportTable, record: RecordInTable, find: FindFaults) {
  const { kind } = table;
  const { data, cut } = draftIn(table, record);
  const made = publishable(kind, data, { slug: record.slug ?? "new" });
  // A list that is too long was cut before it could be checked.
  const long = table.lists.flatMap((path): RecordProblem[] => {
    const list = fieldAt(kind.fields, path);
    return list?.type === "list" && cut.includes(path) ? [{ path, code: "many", max: list.max }] : [];
  });
  const unprintable = unprintableTexts(kind, data);
  const problems = [...(made.ok ? [] : made.problems), ...unprintable, ...long, ...(await find(kind, data))];
  return { data, problems, cut, isChanged: !isSameValue(data, record.before) };
}

type Checked = Awaited<ReturnType<typeof faultsOf>>;

/** A committee's columns have faults only in the row that fills them. */
const columnsAt = (table: ImportTable, { path, cells }: PlacedRow) =>
  columnsOf(table).filter((column) => {
    if (column.of === "list") return false;
    if (column.of === "row") return path !== "";
    return table.lists.length === 0 || path === "" || cells.has(column);
  });

function rowFaults(
  table: ImportTable,
  row: PlacedRow,
  { problems, cut }: Checked,
): (RowFault & { column: ImportColumn })[] {
  return columnsAt(table, row).flatMap((column) => {
    const { head } = column;
    const place = pathOf(column, row);
    if (row.untold.includes(column)) return { column, head, problem: { path: place, code: "wrong", takes: yesOrNo } };
    const problem = problems.find(({ path }) => isAt(path, place)) ?? (cut.includes(place) ? tooLong : undefined);
    return problem ? { column, head, problem } : [];
  });
}

function stateOf({ at: { before, slug }, path }: PlacedRow, { data, isChanged }: Checked): PreviewRow["state"] {
  if (path === "") return slug === undefined ? "new" : isChanged ? "changed" : "same";
  const was = valueAt(before, path);
  if (was === undefined) return "new";
  return isSameValue(was, valueAt(data, path)) ? "same" : "changed";
}

export async function previewOf(
  table: ImportTable,
  columns: ImportColumn[],
  rows: (PlacedRow | RowLeftOut)[],
  find: FindFaults,
) {
  const checked = new Map<RecordInTable, Checked>();
  for (const row of rows)
    if ("at" in row && !checked.has(row.at)) checked.set(row.at, await faultsOf(table, row.at, find));
  const absent = new Set<ImportColumn>();
  const shown = rows.map((row): PreviewRow => {
    const cells = [...row.cells].map(([{ head }, text]) => ({ head, text }));
    const common = { number: row.number, cells };
    if ("leftOut" in row) return { ...common, state: row.leftOut, faults: [], empty: [] };
    const of = checked.get(row.at) as Checked;
    const all = rowFaults(table, row, of);
    for (const { column } of all) if (!columns.includes(column)) absent.add(column);
    const own = all.filter(({ column }) => columns.includes(column));
    const isEmpty = ({ column }: (typeof own)[number]) => !row.cells.has(column);
    return {
      ...common,
      state: stateOf(row, of),
      faults: own.filter((fault) => !isEmpty(fault)).map(({ head, problem }) => ({ head, problem })),
      empty: own.filter(isEmpty).map(({ head }) => head),
    };
  });
  // Two committees may both have no members.
  const listFaults = table.lists.flatMap((list) =>
    [...checked.values()].flatMap(({ problems }) => problems.filter(({ path }) => path === list)).slice(0, 1),
  );
  const drafts = [...checked].flatMap(([{ slug, version }, { data, cut, isChanged }]) =>
    isChanged ? [{ slug, version, data, cut }] : [],
  );
  return { rows: shown, listFaults, absent: [...absent].map(({ head }) => head), drafts };
}

const takesOther: Text = {
  en: "an address of the old website. This one is a page of the new site and stays there",
  mr: "या संकेतस्थळावर पान नसलेला पत्ता; पान असेल, तर तेच दिसते",
};

/** Finds links that lead nowhere or to another old address, and old addresses that are pages of this site. */
export const faultsOfLinks =
  (isSitePath: IsSitePath): FindFaults =>
  async (kind, data) => {
    const problems = await missingPages(kind, data, isSitePath);
    const old = kind.name === "redirects" ? rowsOf(valueAt(data, "redirects")) : [];
    for (const fault of chainsIn(old as Parameters<typeof chainsIn>[0])) problems.push({ ...fault, code: "wrong" });
    for (const [at, row] of old.entries()) {
      const from = String(valueAt(row, "from") ?? "");
      if (from.startsWith("/") && !from.includes("?") && (await isSitePath(from)))
        problems.push({ path: `redirects.${at}.from`, code: "wrong", takes: takesOther });
    }
    return problems;
  };

export type TableProblem =
  | { code: "none" | "kind" | "heads" | "empty" | "fileKind" | "fileLarge" | "fileBroken" | "tableLong" }
  | { code: "tooMany"; seconds: number };

export interface SheetRead {
  name: string;
  others: string[];
}

export interface Preview {
  rows: PreviewRow[];
  listFaults: RecordProblem[];
  absent: Text[];
  unused: string[];
  /** Of a workbook with several sheets: the one read, and the others that have heads of the table. */
  sheet: SheetRead | undefined;
  count: number;
  hidden: { table: string; rows: string; key: string };
}

export type ImportAnswer = { table?: string | undefined } & (
  | { is: "problem"; problem: TableProblem; text: string }
  /** The table does not say to which record its rows belong: fees without their year. */
  | { is: "asks"; head: Text; hidden: { table: string; rows: string } }
  | { is: "preview"; preview: Preview }
  | { is: "made"; made: number; unmade: number }
);
