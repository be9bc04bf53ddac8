import { isSameValue } from "./changes.ts";

/** The data of a revision: a record's fields without its id, any of which may be missing. */
export interface RecordData {
  [name: string]: unknown;
}

const isGroup = (value: unknown): value is RecordData =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A record as stored, without its id, which is its slug. */
export function withoutId(record: object): RecordData {
  const { id: _id, ...data } = record as RecordData;
  return data;
}

/** Two changes based on the same data. */
export interface Sides {
  base: RecordData;
  theirs: RecordData;
  mine: RecordData;
}

/** Merged data, and the paths of the fields that both sides changed, which have my value. */
export interface Merged {
  data: RecordData;
  fields: string[];
}

/**
 * Merges two changes of the same data field by field: a field changed by only one side has its value. Each language of
 * a pair is a field; a list is one field.
 */
export function mergeData({ base, theirs, mine }: Sides, path = ""): Merged {
  const merged: Merged = { data: {}, fields: [] };
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, their, own] = [base[name], theirs[name], mine[name]];
    const here = path ? `${path}.${name}` : name;
    let value = isSameValue(own, was) ? their : own;
    if (!isSameValue(own, was) && !isSameValue(their, was) && !isSameValue(own, their)) {
      if (isGroup(own) && isGroup(their)) {
        const inside = mergeData({ base: isGroup(was) ? was : {}, theirs: their, mine: own }, here);
        value = inside.data;
        merged.fields.push(...inside.fields);
      } else merged.fields.push(here);
    }
    if (value !== undefined) merged.data[name] = value;
  }
  return merged;
}
