import type { EditionRow } from "#app/platform/db/record-tables.ts";

/** Milliseconds between "Publish now" and publication, during which it can be undone without a trace. */
export const freeMinute = 60_000;

/** Public state of a record; `ended`: taken off as no longer valid, or past its last day. */
export type RecordState = "draft" | "scheduled" | "public" | "off" | "ended" | "discarded";

/**
 * The filters of a list, in the order shown. `unpublished`: changed, or never public; `changed`: the draft differs from
 * the public version; `following`: a language is missing; `timed`: it becomes public at a set time, or ends within a week.
 */
export const listStates = [
  "public",
  "unpublished",
  "draft",
  "changed",
  "following",
  "timed",
  "ended",
  "off",
  "discarded",
] as const;
export type ListState = (typeof listStates)[number];

/** The fields of an edition that determine its record's state. */
type Ending = Pick<EditionRow, "off" | "publicUntil">;

/** The editions of a record at one moment. */
interface EditionsNow {
  /** The current edition; if undefined, the record is as its file. */
  current: EditionRow | undefined;
  /** The scheduled editions, the next first. */
  ahead: EditionRow[];
}

/**
 * A record's editions in the order in which they become public: that of their numbers, as a new edition replaces what
 * is scheduled, and the clock may have been set back since one was public.
 */
export const editionsInOrder = <Edition extends Pick<EditionRow, "number">>(editions: Edition[]): Edition[] =>
  editions.toSorted((one, other) => one.number - other.number);

/** Sorts a record's editions into current and scheduled ones at a moment. */
export function editionsAt(editions: EditionRow[], now: number): EditionsNow {
  const sorted = editionsInOrder(editions);
  const at = sorted.findLastIndex(({ publicFrom }) => publicFrom <= now);
  return { current: sorted[at], ahead: sorted.slice(at + 1) };
}

/** Whether the last day of an edition has passed. */
export const isExpired = ({ publicUntil }: Pick<EditionRow, "publicUntil">, now: number): boolean =>
  publicUntil !== null && publicUntil <= now;

/** The state of a record at a moment. */
export function recordStateOf(
  { current, ahead }: { current: Ending | undefined; ahead: unknown[] },
  isInFile: boolean,
  now: number,
): RecordState {
  if (!current) return isInFile ? "public" : ahead.length > 0 ? "scheduled" : "draft";
  if (current.off) return current.off === "ended" ? "ended" : "off";
  return isExpired(current, now) ? "ended" : "public";
}

/** Whether a record is, was or will be public at its address, so that its draft can differ from that version. */
export const isShownState = (state: RecordState): boolean =>
  state === "public" || state === "scheduled" || state === "ended";

/**
 * The edition that is public last: the last scheduled one or the current one, unless it took the record off its page.
 */
export const lastShown = <Ahead, Current extends Pick<EditionRow, "off">>({
  current,
  ahead,
}: {
  current: Current | undefined;
  ahead: Ahead[];
}): Ahead | Current | undefined => ahead.at(-1) ?? (current?.off && current.off !== "ended" ? undefined : current);

/** Whether an edition was published with "Publish now", not scheduled. */
export const isImmediate = ({ publicFrom, at }: Pick<EditionRow, "publicFrom" | "at">): boolean =>
  publicFrom - at <= freeMinute;
