import { isSameValue, type RecordData } from "./draft.ts";
import { rowIdOf } from "./fields.ts";

const isGroup = (value: unknown): value is RecordData =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Sides<Value = RecordData> {
  base: Value;
  theirs: Value;
  mine: Value;
}

interface Merged<Value = RecordData> {
  data: Value;
  fields: string[];
}

/** Each language of a pair is a field; so is a list, unless its rows have ids: then each row is merged. */
export function mergeData({ base, theirs, mine }: Sides, path = ""): Merged {
  const merged: Merged = { data: {}, fields: [] };
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, their, own] = [base[name], theirs[name], mine[name]];
    const here = path ? `${path}.${name}` : name;
    let value = isSameValue(own, was) ? their : own;
    if (!isSameValue(own, was) && !isSameValue(their, was) && !isSameValue(own, their)) {
      const inside = mergeValue({ base: was, theirs: their, mine: own }, here);
      if (inside) value = inside.data;
      merged.fields.push(...(inside?.fields ?? [here]));
    }
    if (value !== undefined) merged.data[name] = value;
  }
  return merged;
}

function mergeValue({ base, theirs, mine }: Sides<unknown>, path: string): Merged<unknown> | undefined {
  if (isGroup(mine) && isGroup(theirs)) return mergeData({ base: isGroup(base) ? base : {}, theirs, mine }, path);
  const [was, their, own] = [base ?? [], theirs, mine].map(rowsById);
  return was && their && own && mergeRows({ base: was, theirs: their, mine: own }, path);
}

type Rows = Map<string, RecordData>;

function rowsById(value: unknown): Rows | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows = new Map(value.map((row) => [rowIdOf(row), row]));
  return rows.size === value.length && !rows.has(undefined) ? (rows as Rows) : undefined;
}

/** The order of the side that moved rows, mine first; what the other side added follows the row before it. */
function mergedOrder({ base, theirs, mine }: Sides<string[]>): string[] {
  const ofAll = (ids: string[]) => ids.filter((id) => [base, theirs, mine].every((side) => side.includes(id))).join();
  const [first, second] = ofAll(mine) === ofAll(base) ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/** A row that one side removed stays if the other side changed it. */
function mergeRows({ base, theirs, mine }: Sides<Rows>, path: string): Merged<RecordData[]> {
  const merged: Merged<RecordData[]> = { data: [], fields: [] };
  for (const id of mergedOrder({ base: [...base.keys()], theirs: [...theirs.keys()], mine: [...mine.keys()] })) {
    const [was, their, own] = [base.get(id), theirs.get(id), mine.get(id)];
    if (their && own) {
      const row = mergeData({ base: was ?? {}, theirs: their, mine: own }, `${path}.${id}`);
      merged.data.push(row.data);
      merged.fields.push(...row.fields);
    } else if (!isSameValue(their ?? own, was)) merged.data.push((their ?? own) as RecordData);
  }
  return merged;
}
