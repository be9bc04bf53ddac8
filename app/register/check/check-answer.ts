import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** The state of something with a code. `old`: of an earlier academic year, `ended`: its last day has passed. */
const checkStates = ["valid", "changed", "old", "ended", "withdrawn"] as const;
type CheckState = (typeof checkStates)[number];

export interface CheckedItem {
  state: CheckState;
  on?: string | undefined;
  year?: string | undefined;
  now?: { name: Text; facts: Record<Locale, string[]>; address: string } | undefined;
}

interface FoundQuote {
  /** False once it was erased with the person's data. */
  isKept: boolean;
  /** The quoted lines, and what has changed since. Undefined for a reader who has not shown the reference. */
  told?: { said: Record<Locale, string[]>; changes: Record<Locale, string[]>; today: string } | undefined;
}

/** @param last the last characters of the reference, as typed */
export type FindQuote = (code: string, last: string, records: PublicRecords) => Promise<FoundQuote>;

/** The answer to a code; `items` has two only if two things happen to have one code. */
export type CheckAnswer =
  | { is: "found"; items: CheckedItem[] }
  | ({ is: "sheet"; on: string; isWrong: boolean } & FoundQuote)
  | { is: "mistyped" | "unknown" };
