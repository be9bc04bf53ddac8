import { test } from "vitest";
import { onPostgres } from "./place.ts";
import type { Language } from "./routes.ts";
import { isTurnOf } from "./turns.ts";

/**
 * Tests of what is the same in each language: each of them runs in one of the two, by turns, and on PostgreSQL in the
 * other one.
 */
export function testsByTurns(language: Language) {
  let count = onPostgres ? 1 : 0;
  const isTurn = () => isTurnOf(language === "en", count++);
  const inTurn = ((...given: Parameters<typeof test>) => isTurn() && test(...given)) as unknown as typeof test;
  const each = ((cases: unknown[]) => test.each(cases.filter(isTurn))) as typeof test.each;
  return Object.assign(inTurn, { each });
}
