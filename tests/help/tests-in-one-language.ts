import { test } from "vitest";
import { isTestedIn } from "./one-of-two.ts";
import { onPostgres } from "./place.ts";
import type { Language } from "./routes.ts";

/**
 * Tests of what is the same in each language: each of them runs in one of the two, by its title and, in a table, its
 * case; on PostgreSQL in the other one. Vitest refuses a group that has none of them in a language: there, name one.
 */
export function testsInOneLanguage(language: Language) {
  const isHere = (name: string) => isTestedIn((language === "en") !== onPostgres, name);
  const inOne = ((title: string, ...rest: never[]) => isHere(title) && test(title, ...rest)) as typeof test;
  const each = ((cases: unknown[]) => (title: string, run: never) =>
    test.each(cases.filter((given) => isHere(title + JSON.stringify(given))))(title, run)) as typeof test.each;
  return Object.assign(inOne, { each });
}
