import { createHash } from "node:crypto";
import { isRest } from "./is-rest.ts";

/**
 * Whether a name belongs to the first of two ways: always the same, whatever else there is. Any byte of the digest would
 * do; this one splits each list of November 2026 most evenly.
 */
const isOfFirst = (name: string): boolean => (createHash("sha256").update(name).digest()[11] ?? 0) % 2 === 0;

/**
 * Whether something is tested in the first of two ways (English, a phone) or in the other. Its name alone decides, so a
 * new test changes nothing for the others; `npm run test:rest` takes the other way of each.
 */
export const isTestedIn = (isFirst: boolean, name: string): boolean => (isOfFirst(name) === isFirst) !== isRest;
