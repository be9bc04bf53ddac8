import type { RecordField } from "./record-field.ts";
import { rowIdName, rowIdOf } from "./row-names.ts";

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
