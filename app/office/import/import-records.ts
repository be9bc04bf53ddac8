import type { Text } from "#app/cms/content/text.ts";
import { type DraftData, type DraftValue, valueAt } from "#app/cms/records/draft.ts";
import { draftFrom, draftOf, formValues } from "#app/cms/records/draft-form.ts";
import { rupeesFrom } from "#app/cms/records/typed.ts";
import { comparableText } from "#app/lib/i18n/search-terms.ts";
import { formValueOf, listIn, type TableRow } from "./import-rows.ts";
import { type ImportColumn, type ImportTable, keyColumns } from "./import-tables.ts";

export interface ExistingRecord {
  slug: string;
  version: number;
  data: object;
}

/** Why a row becomes no draft. */
export type LeftOut =
  | { code: "nameless" }
  /** It does not say to which record it belongs, of which year, for example. */
  | { code: "record"; head: Text }
  /** It adds up the rows above it. */
  | { code: "sum" }
  /** Another row of the table has the same name, code or address. */
  | { code: "repeated"; row: number }
  /** It does not say to which list it belongs. */
  | { code: "list" };

/** What a row fills in beside a list has other names for the columns. */
interface Place {
  path: string;
  fields?: Readonly<Record<string, string>>;
}

export type PlacedRow = TableRow & Place & { at: RecordInTable; untold: ImportColumn[] };
export type RowLeftOut = TableRow & { leftOut: LeftOut };

export interface RecordInTable {
  slug: string | undefined;
  version: number;
  before: DraftData;
  /** The values of the record's form, with those of the table. */
  values: Record<string, string>;
  /** Rows in use, by list and key. */
  taken: Map<string, number>;
  rowsIn: Map<string, DraftValue[]>;
}

/** The texts by which a record or a row is found again, in each language. */
const keysOf = (
  read: (path: string) => string | undefined,
  paths: readonly string[],
  same: (text: string) => string | undefined = comparableText,
): string[] =>
  paths.flatMap((path) =>
    ["", ".en", ".mr"].flatMap((language) => {
      const text = read(path + language);
      const plain = text && same(text);
      return plain ? [`${path}${language} ${plain}`] : [];
    }),
  );

/** The key of a row that adds up those above, as fee tables have one. */
const isSum = /^\S+ (total|grand total|total fees?|एकूण|एकूण शुल्क)$/;

const textAt = (data: unknown, path: string) => {
  const value = valueAt(data, path);
  return value === undefined || typeof value === "object" ? undefined : String(value);
};

class Composer {
  readonly #table: ImportTable;
  readonly #byKey = new Map<string, RecordInTable>();
  readonly #single: RecordInTable | undefined;
  #last: RecordInTable | undefined;
  #lastList: string | undefined;
  #lastPlace: number;

  constructor(table: ImportTable, existing: ExistingRecord[]) {
    this.#table = table;
    const records = existing.map((record) => this.#open(record));
    const places = records.map(({ before }) => Number(before[table.numberedBy ?? ""] ?? 0));
    this.#lastPlace = Math.max(records.length, ...places);
    for (const record of records) this.#know(record, (path) => textAt(record.before, path));
    this.#single = table.kind.id === "single" ? records[0] : undefined;
  }

  #open({ slug, version, data }: Partial<ExistingRecord>): RecordInTable {
    const { fields } = this.#table.kind;
    const before = data ? draftOf(fields, data) : {};
    const rowsOf = (list: string) => valueAt(before, list) ?? [];
    const rowsIn = new Map(this.#table.lists.map((list) => [list, [...(rowsOf(list) as DraftValue[])]]));
    return { slug, version: version ?? 0, before, values: formValues(fields, before), taken: new Map(), rowsIn };
  }

  /** If several records share a key, the first one keeps it. */
  #know(record: RecordInTable, read: (path: string) => string | undefined) {
    for (const key of keysOf(read, this.#table.recordKeys)) if (!this.#byKey.has(key)) this.#byKey.set(key, record);
  }

  #recordOf(read: (path: string) => string | undefined): RecordInTable | undefined {
    if (this.#single) return this.#single;
    const keys = keysOf(read, this.#table.recordKeys);
    // A row without the committee's name is of the committee above.
    if (keys.length === 0) return this.#table.lists.length > 0 ? this.#last : undefined;
    const known = keys.map((key) => this.#byKey.get(key)).find((record) => record !== undefined);
    return known && !this.#isNamesake(known, read) ? known : this.#openNew();
  }

  #openNew(): RecordInTable {
    const record = this.#open({});
    const { numberedBy } = this.#table;
    this.#lastPlace += 1;
    if (numberedBy) record.values[numberedBy] = String(this.#lastPlace);
    return record;
  }

  /** A record of the same name is somebody else's if both have the first key, an email address, and the two differ. */
  #isNamesake(record: RecordInTable, read: (path: string) => string | undefined): boolean {
    const [first = "", ...others] = this.#table.recordKeys;
    const [own, other] = [comparableText(record.values[first] ?? ""), comparableText(read(first) ?? "")];
    return others.length > 0 && own !== "" && other !== "" && own !== other;
  }

  #rowPath(record: RecordInTable, list: string, keys: string[]): string {
    const rows = record.rowsIn.get(list) ?? [];
    const { rowKey = "", sameRow } = this.#table;
    const isSame = (row: DraftValue) =>
      keysOf((path) => textAt(row, path), [rowKey], sameRow).some((key) => keys.includes(key));
    const at = rows.findIndex(isSame);
    if (at === -1) rows.push({});
    return `${list}.${at === -1 ? rows.length - 1 : at}`;
  }

  place(row: TableRow): PlacedRow | RowLeftOut {
    const { lists, rowKey, sameRow } = this.#table;
    const columns = [...row.cells.keys()];
    const cellOf = (of: ImportColumn["of"]) => (path: string) => {
      const column = columns.find((each) => each.of === of && each.path === path);
      return column && row.cells.get(column);
    };
    const record = this.#recordOf(cellOf("record"));
    if (record) {
      this.#know(record, cellOf("record"));
      this.#last = record;
    }
    // A committee's name may stand alone, above its members.
    if (record && lists.length > 0 && columns.every(({ of }) => of === "record"))
      return this.#put(row, record, { path: "" });
    const list = this.#listOf(cellOf("list")(""));
    const keys = rowKey === undefined ? [""] : keysOf(cellOf("row"), [rowKey], sameRow);
    if (keys.length === 0) return { ...row, leftOut: { code: "nameless" } };
    if (!record) {
      const owner = lists.length > 0 ? keyColumns(this.#table)[0] : undefined;
      return { ...row, leftOut: owner ? { code: "record", head: owner.head } : { code: "nameless" } };
    }
    if (this.#table.hasAmounts && keys.some((key) => isSum.test(key))) return { ...row, leftOut: { code: "sum" } };
    const { beside } = this.#table;
    if (beside && isBeside(this.#table, cellOf("row")) && !record.taken.has(beside.group)) {
      record.taken.set(beside.group, row.number);
      return this.#put(row, record, { path: beside.group, fields: beside.fields });
    }
    if (lists.length > 0 && list === undefined) return { ...row, leftOut: { code: "list" } };
    const taken = keys.map((key) => `${list ?? ""} ${key}`);
    const other = taken.map((key) => record.taken.get(key)).find((number) => number !== undefined);
    if (other !== undefined) return { ...row, leftOut: { code: "repeated", row: other } };
    for (const key of taken) record.taken.set(key, row.number);
    return this.#put(row, record, { path: list === undefined ? "" : this.#rowPath(record, list, keys) });
  }

  /** A merged cell for several rows has its text in the first. */
  #listOf(cell: string | undefined): string | undefined {
    const { lists } = this.#table;
    if (lists.length < 2) return lists[0];
    if (cell !== undefined) this.#lastList = listIn(this.#table, cell);
    return this.#lastList;
  }

  #put(row: TableRow, record: RecordInTable, at: Place): PlacedRow {
    // The form needs a name for a row in which nothing is filled in.
    if (at.path && !at.fields) record.values[at.path] ??= "";
    const untold = [...row.cells].flatMap(([column, cell]) => {
      if (column.of === "list") return [];
      const value = formValueOf(this.#table.kind, column.field, cell);
      const place = pathOf(column, at);
      if (value === "") delete record.values[place];
      else if (value !== undefined) record.values[place] = value;
      return value === undefined ? [column] : [];
    });
    return { ...row, at: record, ...at, untold };
  }
}

export function pathOf({ of, path }: ImportColumn, { path: row, fields }: Place): string {
  if (of !== "row") return path;
  const [name = "", ...language] = path.split(".");
  return fields ? [row, fields[name] ?? name, ...language].join(".") : `${row}.${path}`;
}

/** True for an amount outside the list: a deposit, which is paid once. */
function isBeside({ beside }: ImportTable, read: (path: string) => string | undefined): boolean {
  const name = comparableText(read(beside?.column ?? "") ?? "");
  const second = rupeesFrom(read("secondYear") ?? "");
  return beside?.names.includes(name) === true && !second;
}

/** Also returns the paths of what was too long. */
export const draftIn = ({ kind }: ImportTable, record: RecordInTable) => draftFrom(kind.fields, record.values);

export function compose(table: ImportTable, rows: TableRow[], existing: ExistingRecord[]): (PlacedRow | RowLeftOut)[] {
  const composer = new Composer(table, existing);
  return rows.map((row) => composer.place(row));
}
