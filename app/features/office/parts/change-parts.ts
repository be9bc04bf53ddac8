import type { DraftData } from "#app/platform/records/draft.ts";
import type { Parts } from "#app/platform/records/kind-parts.ts";
import { rowIdName } from "#app/platform/records/row-names.ts";

export type PartVerb = "add" | "up" | "down" | "copy" | "remove";

/** `at` is the row to show next; undefined if it is gone. */
interface Changed {
  rows: DraftData[];
  at: number | undefined;
}

/** A heading moves with all rows up to the next of its level or a higher one. */
export function endOf({ levelOf }: Parts, rows: DraftData[], at: number): number {
  const own = levelOf(rows[at] as DraftData);
  if (own === undefined) return at + 1;
  const next = rows.findIndex((row, index) => index > at && (levelOf(row) ?? Infinity) <= own);
  return next < 0 ? rows.length : next;
}

/** Moved up, a heading passes the whole part before it, another row one row. */
function placeAbove({ levelOf }: Parts, rows: DraftData[], at: number): number {
  const own = levelOf(rows[at] as DraftData);
  if (own === undefined) return Math.max(0, at - 1);
  return Math.max(
    0,
    rows.slice(0, at).findLastIndex((row) => (levelOf(row) ?? Infinity) <= own),
  );
}

const movedUp = (rows: DraftData[], from: number, end: number, to: number): DraftData[] => [
  ...rows.slice(0, to),
  ...rows.slice(from, end),
  ...rows.slice(to, from),
  ...rows.slice(end),
];

/** Moving a heading moves all that belongs to it. @param at the number of the row; undefined to add one at the end */
export function changeParts(
  parts: Parts,
  rows: DraftData[],
  at: number | undefined,
  verb: PartVerb,
  makeId: () => string,
): Changed {
  if (verb === "add" || at === undefined) {
    const next = at === undefined ? rows.length : at + 1;
    return { rows: rows.toSpliced(next, 0, { ...parts.rowOf({}), [rowIdName]: makeId() }), at: next };
  }
  const row = rows[at] as DraftData;
  if (verb === "copy")
    return { rows: rows.toSpliced(at + 1, 0, { ...structuredClone(row), [rowIdName]: makeId() }), at: at + 1 };
  if (verb === "remove") return { rows: rows.toSpliced(at, 1), at: undefined };
  const end = endOf(parts, rows, at);
  if (verb === "up") {
    const to = placeAbove(parts, rows, at);
    return { rows: movedUp(rows, at, end, to), at: to };
  }
  if (end === rows.length) return { rows, at };
  // To move a row down, what follows is moved up: for a heading the whole next part, for another row just the next row.
  const isHeading = parts.levelOf(row) !== undefined;
  const nextEnd = isHeading ? endOf(parts, rows, end) : end + 1;
  return { rows: movedUp(rows, end, nextEnd, at), at: at + nextEnd - end };
}
