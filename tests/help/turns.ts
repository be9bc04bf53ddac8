import { isAll } from "./is-all.ts";

/**
 * Whether something is checked in a language: each item in one of the two, alternating; `npm run test:all` checks all
 * in both.
 */
export const isTurnOf = (language: string, index: number): boolean =>
  isAll || (index % 2 === 0) === (language === "en");
