import type { EditionRow } from "#app/platform/db/record-tables.ts";

/** Milliseconds between "Publish now" and publication, during which it can be undone without a trace. */
export const freeMinute = 60_000;

/** `ended`: taken off as no longer valid, or past its last day. */
export type RecordState = "draft" | "scheduled" | "public" | "off" | "ended" | "discarded";

/**
 * In the order shown. `unpublished`: changed, or never public; `changed`: the draft differs from the public version;
 * `following`: a language is missing; `timed`: it becomes public at a set time, or ends within a week.
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

type Ending = Pick<EditionRow, "off" | "publicUntil">;

interface EditionsNow {
  /** If undefined, the record is as in its file. */
  current: EditionRow | undefined;
  ahead: EditionRow[];
}

/** Sorted by number, as a new edition replaces what is scheduled, and the clock may have been set back. */
export const editionsInOrder = <Edition extends Pick<EditionRow, "number">>(editions: Edition[]): Edition[] =>
  editions.toSorted((one, other) => one.number - other.number);

export function editionsAt(editions: EditionRow[], now: number): EditionsNow {
  const sorted = editionsInOrder(editions);
  const at = sorted.findLastIndex(({ publicFrom }) => publicFrom <= now);
  return { current: sorted[at], ahead: sorted.slice(at + 1) };
}

export const isExpired = ({ publicUntil }: Pick<EditionRow, "publicUntil">, now: number): boolean =>
  publicUntil !== null && publicUntil <= now;

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

export const lastShown = <Ahead, Current extends Pick<EditionRow, "off">>({
  current,
  ahead,
}: {
  current: Current | undefined;
  ahead: Ahead[];
}): Ahead | Current | undefined => ahead.at(-1) ?? (current?.off && current.off !== "ended" ? undefined : current);

export const isImmediate = ({ publicFrom, at }: Pick<EditionRow, "publicFrom" | "at">): boolean =>
  publicFrom - at <= freeMinute;
