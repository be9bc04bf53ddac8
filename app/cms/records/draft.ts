import { locales } from "#app/lib/i18n/locale.ts";
import { type RecordField, rowIdName, rowIdOf, rowName } from "./fields.ts";

/** A record's fields without its id, which is its slug; any of them may be missing. */
export interface RecordData {
  [name: string]: unknown;
}

export function withoutId(record: object): RecordData {
  const { id: _id, ...data } = record as RecordData;
  return data;
}

/** Shaped like the record, with anything missing, and strings where invalid values were typed. */
export type DraftValue = string | number | boolean | DraftValue[] | DraftData;
export interface DraftData {
  [name: string]: DraftValue;
}

export type DraftPair = { en?: string; mr?: string };

export const longest = { line: 1_000, paragraph: 10_000 } as const;

export const emptyRow = (item: RecordField): DraftValue => (item.type === "group" || item.type === "pair" ? {} : "");

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

/** The path has row numbers or ids: `members.0.name.mr`, `blocks.b3.text`. */
export function valueAt(data: unknown, path: string): DraftValue | undefined {
  let value = data;
  for (const part of path ? path.split(".") : []) {
    if (typeof value !== "object" || value === null) return undefined;
    const row = Array.isArray(value) && value.find((each) => rowIdOf(each) === part);
    if (!row && !Object.hasOwn(value, part)) return undefined;
    value = row || (value as Record<string, unknown>)[part];
  }
  return value as DraftValue | undefined;
}

/** The path has row numbers or ids: `members.0.name`. */
export interface PlacedField {
  field: RecordField;
  path: string;
  value: unknown;
}

export const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const placesOfGroup = (fields: RecordField[], data: unknown, path: string): PlacedField[] =>
  fields.map((field) => ({
    field,
    path: path ? `${path}.${field.name}` : field.name,
    value: valueAt(data, field.name),
  }));

const placesOfList = (item: RecordField, rows: unknown, path: string): PlacedField[] =>
  rowsOf(rows).map((value, at) => ({ field: item, path: `${path}.${rowName(value, at)}`, value }));

function* walk(places: PlacedField[]): Generator<PlacedField> {
  for (const place of places) {
    yield place;
    const { field, path, value } = place;
    if (field.type === "group") yield* walk(placesOfGroup(field.fields, value, path));
    if (field.type === "list") yield* walk(placesOfList(field.item, value, path));
  }
}

/** In form order: groups, lists and rows before their contents, including empty places. */
export const placesIn = (fields: RecordField[], data: unknown): Generator<PlacedField> =>
  walk(placesOfGroup(fields, data, ""));

interface PlacedPair {
  path: string;
  pair: DraftPair;
}

/** Pairs that have text in at least one language, in form order. */
export const pairsIn = (fields: RecordField[], data: unknown): PlacedPair[] =>
  [...placesIn(fields, data)].flatMap(({ field, path, value }) =>
    field.type === "pair" && !isEmpty(value) ? [{ path, pair: value as DraftPair }] : [],
  );

/** Undefined omits a place. The parts of a group and the rows of a list are made first. */
type Make = (place: PlacedField) => unknown;

function makePart({ field, path, value }: PlacedField, make: Make): unknown {
  if (field.type === "yesNo") return value === true || (field.isFlag ? undefined : false);
  if (field.type === "id" || field.type === "rowId") return make({ field, path, value });
  if (field.isOptional && isEmpty(value)) return undefined;
  if (field.type === "group")
    return make({ field, path, value: makeGroup(placesOfGroup(field.fields, value, path), make) });
  if (field.type !== "list") return make({ field, path, value });
  const rows = placesOfList(field.item, value, path).filter((row) => !isEmpty(row.value));
  return make({ field, path, value: rows.map((row) => makePart(row, make)) });
}

const makeGroup = (places: PlacedField[], make: Make): Record<string, unknown> =>
  Object.fromEntries(
    places.map((place) => [place.field.name, makePart(place, make)]).filter(([, part]) => part !== undefined),
  );

export const makeRecord = (fields: RecordField[], data: object, make: Make): Record<string, unknown> =>
  makeGroup(placesOfGroup(fields, data, ""), make);

export function withRowIds<Data extends object>(fields: RecordField[], data: Data, make: (at: number) => string): Data {
  const lists: Record<string, object[]> = {};
  for (const field of fields) {
    const rows = (data as Record<string, unknown>)[field.name];
    if (field.type !== "list" || !field.hasRowIds || !Array.isArray(rows)) continue;
    const taken = new Set<string>();
    lists[field.name] = rows.map((row: object, at) => {
      let id = rowIdOf(row);
      for (let next = at; id === undefined || taken.has(id); next += rows.length) id = make(next);
      taken.add(id);
      return { ...row, [rowIdName]: id };
    });
  }
  return { ...data, ...lists };
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== "object" || typeof other !== "object") return String(one ?? "") === String(other ?? "");
  const [before, after] = [(one ?? {}) as DraftData, (other ?? {}) as DraftData];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) =>
    isSameValue(before[name], after[name]),
  );
}

/** Once rows were added, removed or moved, rows with the same index cannot be compared. */
const haveMoved = (before: unknown[], after: unknown[]) =>
  before.length !== after.length ||
  after.some(
    (row, at) => !isSameValue(row, before[at]) && before.some((old, was) => was !== at && isSameValue(old, row)),
  );

/** The paths that differ, in form order: `title.mr` for a pair, the whole list (`members`) if its rows moved. */
export function changes(fields: RecordField[], before: object, after: object): string[] {
  const found: string[] = [];
  for (const { field, path, value } of placesIn(fields, after)) {
    if (found.some((list) => path.startsWith(`${list}.`))) continue;
    const was = valueAt(before, path);
    if (field.type === "pair") {
      const differ = locales.filter((locale) => !isSameValue(valueAt(was, locale), valueAt(value, locale)));
      found.push(...differ.map((locale) => `${path}.${locale}`));
    } else if (field.type === "list") {
      if (haveMoved(rowsOf(was), rowsOf(value))) found.push(path);
    } else if (field.type !== "group" && !isSameValue(was, value)) found.push(path);
  }
  return found;
}
