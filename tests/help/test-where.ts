import { describe, test } from "vitest";
import { isRest } from "./is-rest.ts";

const none = () => {};

/** A test that runs only under a condition; otherwise it is omitted, and not reported as skipped. */
export const testWhere = (isThere: boolean) => (isThere ? test : none) as typeof test;

/** A test that `npm test` leaves out. */
export const testSeldom = testWhere(isRest);

/** The same for groups of tests. */
export const describeWhere = (isThere: boolean) => (isThere ? describe : none) as typeof describe;
export const describeSeldom = describeWhere(isRest);
