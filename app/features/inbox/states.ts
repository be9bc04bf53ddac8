import {
  type AdmissionState,
  admissionStates,
  type ClosingReason,
  closingReasons,
  type FeedbackState,
  feedbackStates,
  type SubmissionState,
} from "#app/platform/db/inbox-tables.ts";
import type { Kind } from "#app/platform/db/tables.ts";

/** States in which somebody waits for the office or for their documents. */
export const datedStates: readonly SubmissionState[] = ["talking", "documents"];
/** States in which nothing more is to be done. */
export const overStates: readonly SubmissionState[] = ["answered", "admitted", "closed"];

/** Which states can follow one; a state can follow itself, with another date or reason. Nothing becomes new again. */
const admission: Record<AdmissionState, AdmissionState[]> = {
  new: ["talking", "documents", "registered", "admitted", "closed"],
  talking: ["documents", "registered", "admitted", "closed"],
  documents: ["talking", "registered", "admitted", "closed"],
  registered: ["talking", "documents", "admitted", "closed"],
  admitted: ["registered", "documents", "closed"],
  closed: ["talking", "documents", "registered"],
};
const feedback: Record<FeedbackState, FeedbackState[]> = {
  new: ["answered", "passedOn", "closed"],
  answered: ["passedOn", "closed"],
  passedOn: ["answered", "closed"],
  closed: ["answered", "passedOn"],
};

/** The states that submissions of a kind have, in order. */
export const statesOf = (kind: Kind): readonly SubmissionState[] =>
  kind === "feedback" ? feedbackStates : admissionStates;

/** The states that can follow one, in the order in which they are offered. */
export function nextStates(kind: Kind, state: SubmissionState): SubmissionState[] {
  const next: Partial<Record<SubmissionState, SubmissionState[]>> = kind === "feedback" ? feedback : admission;
  return next[state] ?? [];
}

/** Whether a state needs a day on which the office gets in touch again. */
export const needsDate = (state: SubmissionState): boolean => datedStates.includes(state);

/** Whether a state can have such a day; what is over has none. */
export const takesDate = (state: SubmissionState): boolean => !isOver(state);

/** Whether a state needs a reason: applicants are closed with one, feedback may be. */
export const needsReason = (kind: Kind, state: SubmissionState): boolean => state === "closed" && kind !== "feedback";

/** The reasons that are offered: who gives feedback does not ask for admission. */
export const closingReasonsOf = (kind: Kind): readonly ClosingReason[] =>
  kind === "feedback" ? ["duplicate", "test"] : closingReasons;

/** Whether nothing more is to be done. */
export const isOver = (state: SubmissionState): boolean => overStates.includes(state);
