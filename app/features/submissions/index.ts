/** What other features may use. */

export { type Details, noDetails } from "./details.ts";
export { FormCard } from "./form-card.tsx";
export { guardianDetails, withGuardian } from "./guardian.ts";
export { GuardianFields } from "./guardian-fields.tsx";
export { codeProblemOf, problemOf } from "./problem.ts";
export type { Refusal } from "./refusal.ts";
export { submissionWords } from "./words.ts";
