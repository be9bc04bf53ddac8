import type { Locale } from "#app/platform/i18n/locale.ts";
import { rupeesFrom } from "./typed.ts";

/** What is read once more before a record is public, and the amount that is then typed again. */
export interface SecondLook {
  rupees: number;
  /** Why it is read, if it is another record than the one of the page. */
  why?: Record<Locale, string> | undefined;
  /** What the reader should know before it is public, and the record does not say. */
  question?: Record<Locale, string> | undefined;
  /** What that amount is. */
  label: Record<Locale, string>;
  /** Rows of cells in each language; the first are the headings. */
  tables: Record<Locale, string[][]>;
}

/** The refusal to publish until the amount is typed; `typed` is another amount, if there was one. */
export interface LookRefusal {
  ok: false;
  reason: "look";
  look: SecondLook;
  typed: string;
}

/** Asks for a second look; undefined when none is wanted, or the amount is the right one. */
export function lookRefusal(look: SecondLook | undefined, retyped = ""): LookRefusal | undefined {
  if (!look || rupeesFrom(retyped) === look.rupees) return undefined;
  return { ok: false, reason: "look", look, typed: retyped.trim() };
}
