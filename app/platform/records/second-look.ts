import type { Locale } from "#app/platform/i18n/locale.ts";
import { rupeesFrom } from "./typed.ts";

/** What is read again before a record is public, and the amount that must then be typed. */
export interface SecondLook {
  rupees: number;
  /** Why this is read, if it is about another record than that of the page. */
  why?: Record<Locale, string> | undefined;
  /** What the reader should know before it is public, and the record does not say. */
  question?: Record<Locale, string> | undefined;
  label: Record<Locale, string>;
  tables: Record<Locale, string[][]>;
}

export interface LookRefusal {
  ok: false;
  reason: "look";
  look: SecondLook;
  typed: string;
}

export function lookRefusal(look: SecondLook | undefined, retyped = ""): LookRefusal | undefined {
  if (!look || rupeesFrom(retyped) === look.rupees) return undefined;
  return { ok: false, reason: "look", look, typed: retyped.trim() };
}
