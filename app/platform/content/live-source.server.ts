import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** What an edition makes of a record. */
export interface LiveEntry {
  /** `ended` was taken off as no longer valid, `expired` has passed its last day. */
  is: "current" | "expired" | Extract<OffReason, "ended" | "replaced"> | "gone";
  /** What is public, or was. */
  record: object;
  /** When the record became public first, in milliseconds since 1970; none where its file had it before. */
  firstAt: number | undefined;
  /** When this became public. */
  changedAt: number;
  /** When it ended. */
  endedAt: number | undefined;
  /** The address that took its place. */
  replacedBy: string | undefined;
  /** The language that is missing; its texts are those of the other one. */
  follows: Locale | undefined;
}

/** What the office has published of each kind, by slug; the same map until that changes. */
export type EntriesOf = (kind: string) => ReadonlyMap<string, LiveEntry> | undefined;

const none: EntriesOf = () => undefined;
let entries = none;

/** Sets where the records of the office come from. */
export function setLiveEntries(next: EntriesOf | undefined): void {
  entries = next ?? none;
}

/** What the office has published of a kind. */
export const liveEntries: EntriesOf = (kind) => entries(kind);
