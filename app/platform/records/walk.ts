import { type DraftPair, isEmpty, valueAt } from "./draft.ts";
import type { RecordField } from "./record-field.ts";
import { rowName } from "./row-names.ts";

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
export type Make = (place: PlacedField) => unknown;

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
