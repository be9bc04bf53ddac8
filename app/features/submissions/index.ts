/** What other features may use. */

export { type Details, noDetails } from "./details.ts";
export { guardianControls, guardianDetails, withGuardian } from "./guardian.ts";
export { codeProblemOf, problemOf } from "./problem.ts";
export type { Refusal } from "./refusal.ts";
export { submissionWords } from "./words.ts";
