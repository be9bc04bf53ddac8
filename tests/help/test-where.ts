import { describe, test } from "vitest";
import { isAll } from "./is-all.ts";

const none = () => {};

/** A test of what is only there under a condition: elsewhere it is left out, and not counted as skipped. */
export const testWhere = (isThere: boolean) => (isThere ? test : none) as typeof test;

/** A test that `npm test` leaves out. */
export const testSeldom = testWhere(isAll);

/** The same for groups of tests. */
export const describeWhere = (isThere: boolean) => (isThere ? describe : none) as typeof describe;
export const describeSeldom = describeWhere(isAll);
