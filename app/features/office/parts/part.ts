import { type DraftData, valueAt } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { rowName } from "#app/platform/records/row-names.ts";

/** Rows that are edited one at a time. */
export function partsIn({ parts }: RecordKind, data: object): DraftData[] {
  const rows = parts && valueAt(data, parts.list);
  return Array.isArray(rows) ? (rows as DraftData[]) : [];
}

/** `blocks.b3` */
export const partPath = ({ parts }: RecordKind, row: DraftData, at: number): string =>
  `${parts?.list}.${rowName(row, at)}`;

/** `blocks.b3` for `blocks.b3.text.mr`, or the path of the pasted text; undefined for what is in the record's form. */
export function partOf({ parts }: RecordKind, path: string): string | undefined {
  const [list, row] = path.split(".");
  if (parts === undefined || list === undefined) return undefined;
  if (list === parts.pasted) return list;
  return list === parts.list && row ? `${list}.${row}` : undefined;
}

/** Adds what was typed, in one part or in all else, to the draft that the form was based on. */
export function withTyped(kind: RecordKind, base: DraftData, typed: DraftData, part: string | undefined): DraftData {
  const { parts } = kind;
  if (parts === undefined) return typed;
  const { [parts.list]: list, [parts.pasted]: pasted, ...others } = part === undefined ? typed : base;
  const [row] = partsIn(kind, typed);
  const rows = partsIn(kind, base).map((each, at) => (row && partPath(kind, each, at) === part ? row : each));
  const text = (part === parts.pasted ? typed : base)[parts.pasted];
  const hasList = (part === undefined ? base[parts.list] : list) !== undefined;
  return {
    ...others,
    ...(hasList && { [parts.list]: rows }),
    ...(text !== undefined && { [parts.pasted]: text }),
  };
}
