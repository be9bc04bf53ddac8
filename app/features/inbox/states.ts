import {
  type AdmissionState,
  admissionStates,
  type ClosingReason,
  closingReasons,
  type FeedbackState,
  feedbackStates,
  type SubmissionState,
} from "#app/platform/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/platform/db/tables.ts";

/** States that wait for the office or for the applicant's documents. */
export const datedStates: readonly SubmissionState[] = ["talking", "documents"];
/** States in which nothing more needs to be done. */
export const overStates: readonly SubmissionState[] = ["answered", "admitted", "closed"];

/** Which states can follow a state; any can be repeated with another date or reason. Nothing becomes new again. */
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

/** The states of a kind of submissions, in order. */
export const statesOf = (kind: Kind): readonly SubmissionState[] =>
  kind === "feedback" ? feedbackStates : admissionStates;

/** The states that can follow a state, in the order shown. */
export function nextStates(kind: Kind, state: SubmissionState): SubmissionState[] {
  const next: Partial<Record<SubmissionState, SubmissionState[]>> = kind === "feedback" ? feedback : admission;
  return next[state] ?? [];
}

/** Whether a state needs a follow-up day. */
export const needsDate = (state: SubmissionState): boolean => datedStates.includes(state);

/** Whether a state can have a follow-up day; finished ones have none. */
export const takesDate = (state: SubmissionState): boolean => !isOver(state);

/** Whether a state needs a reason: closing an application does; for feedback it is optional. */
export const needsReason = (kind: Kind, state: SubmissionState): boolean => state === "closed" && kind !== "feedback";

/** The reasons offered for a submission; admission does not apply to feedback, nor a call to who did not ask for one. */
export function closingReasonsOf({ kind, callTime }: Pick<Submission, "kind" | "callTime">): readonly ClosingReason[] {
  if (kind === "feedback") return ["advertisement", "abuse", "duplicate", "test"];
  return callTime === null ? closingReasons.filter((reason) => reason !== "didNotAsk") : closingReasons;
}

/** Whether nothing more needs to be done. */
export const isOver = (state: SubmissionState): boolean => overStates.includes(state);
