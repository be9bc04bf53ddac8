/** What other features may use. */

export { answerTime } from "./answer-time.ts";
export { erasedAt, isUnconfirmedCall, shortLife } from "./call-backs.ts";
export { consentDay } from "./consent.ts";
export { type Details, noDetails } from "./details.ts";
export { guardianControls, guardianDetails, withGuardian } from "./guardian.ts";
export { keysOf, searchPatterns, searchTextOf } from "./keys.ts";
export { type Origin, originIn } from "./origin.ts";
export { codeProblemOf, problemOf } from "./problem.ts";
export { receivedAt } from "./received.ts";
export { groupedReference, referenceSignsIn } from "./reference.ts";
export type { SubmissionRefusal } from "./refusal.ts";
