import { describe, test } from "vitest";

const none = () => {};

/** A test of what is only there under a condition: elsewhere it is left out, and not counted as skipped. */
export const testWhere = (isThere: boolean) => (isThere ? test : none) as typeof test;

/** The same for a group of tests. */
export const describeWhere = (isThere: boolean) => (isThere ? describe : none) as typeof describe;
