import type { EditionRow } from "#app/platform/db/record-tables.ts";

/** Milliseconds between "Publish now" and the moment the public sees it, in which it can be undone without a trace. */
export const freeMinute = 60_000;

/** What a record is to the public: `ended` was taken off as no longer valid, or its last day has passed. */
export type RecordState = "draft" | "scheduled" | "public" | "off" | "ended" | "discarded";

/** What of an edition says what its record is. */
type Ending = Pick<EditionRow, "off" | "publicUntil">;

/** The editions of a record at one moment. */
export interface EditionsNow {
  /** The one that counts; without it, the record of the file. */
  current: EditionRow | undefined;
  /** Those whose time has not come, the next first. */
  ahead: EditionRow[];
}

const inOrder = (one: EditionRow, other: EditionRow) => one.publicFrom - other.publicFrom || one.number - other.number;

/** Sorts the editions of a record by what they are at a moment. */
export function editionsAt(editions: EditionRow[], now: number): EditionsNow {
  const sorted = editions.toSorted(inOrder);
  return {
    current: sorted.findLast(({ publicFrom }) => publicFrom <= now),
    ahead: sorted.filter(({ publicFrom }) => publicFrom > now),
  };
}

/** Whether the last day of an edition has passed. */
export const isExpired = ({ publicUntil }: Pick<EditionRow, "publicUntil">, now: number): boolean =>
  publicUntil !== null && publicUntil <= now;

/** What a record is at a moment. */
export function recordStateOf(
  { current, ahead }: { current: Ending | undefined; ahead: unknown[] },
  isInFile: boolean,
  now: number,
): RecordState {
  if (!current) return isInFile ? "public" : ahead.length > 0 ? "scheduled" : "draft";
  if (current.off) return current.off === "ended" ? "ended" : "off";
  return isExpired(current, now) ? "ended" : "public";
}

/** Whether a record is, was or will be public at its address, so that its draft can differ from what is there. */
export const isShownState = (state: RecordState): boolean =>
  state === "public" || state === "scheduled" || state === "ended";

/** The edition that is public last: the one that comes, or the one that counts, unless its page shows the record no more. */
export const lastShown = <Ahead, Current extends Pick<EditionRow, "off">>({
  current,
  ahead,
}: {
  current: Current | undefined;
  ahead: Ahead[];
}): Ahead | Current | undefined => ahead.at(-1) ?? (current?.off && current.off !== "ended" ? undefined : current);

/** Whether an edition was published at once, and not for a day. */
export const isImmediate = ({ publicFrom, at }: Pick<EditionRow, "publicFrom" | "at">): boolean =>
  publicFrom - at <= freeMinute;
