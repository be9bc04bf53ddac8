import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The state of something with a code. `old`: of an earlier academic year, `ended`: its last day has passed. */
const checkStates = ["valid", "changed", "old", "ended", "withdrawn"] as const;
type CheckState = (typeof checkStates)[number];

/** What the site says of something with a code. */
export interface CheckedItem {
  state: CheckState;
  /** The day on which it changed, ended or was withdrawn, if that is known. */
  on?: string | undefined;
  /** For what is old: its academic year, `2025-26`. */
  year?: string | undefined;
  /** What holds now, unless it was withdrawn: its name, and a line for each fact. */
  now?: { name: Text; facts: Record<Locale, string[]>; address: string } | undefined;
}

/** What the site says of something that was given to a person in writing, to those who know their reference. */
interface FoundSheet {
  /** Whether it is still kept: it is erased with the person's data. */
  isKept: boolean;
  /**
   * What it said, and what has changed since: a line each; and where the same family finds today's figures. Undefined for
   * those who have not shown the reference.
   */
  told?: { said: Record<Locale, string[]>; changes: Record<Locale, string[]>; today: string } | undefined;
}

/** Finds what was given in writing under a code. @param last the last characters of the reference, as typed */
export type FindSheet = (code: string, last: string, records: PublicRecords) => Promise<FoundSheet>;

/** The answer to a code; `items` has two only if two things happen to have one code. */
export type CheckAnswer =
  | { is: "found"; items: CheckedItem[] }
  | ({ is: "sheet"; on: string; isWrong: boolean } & FoundSheet)
  | { is: "mistyped" | "unknown" };
