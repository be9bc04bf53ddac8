import { isAll } from "./is-all.ts";

/**
 * Whether an item is checked in the first of two ways (English, a phone) or in the other: each item in one of the two,
 * alternating; `npm run test:all` checks all in both.
 */
export const isTurnOf = (isFirst: boolean, index: number): boolean => isAll || (index % 2 === 0) === isFirst;
