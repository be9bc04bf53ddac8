import { isDay } from "#app/cms/content/text.ts";
import {
  type AdmissionState,
  admissionStates,
  type ClosingReason,
  closingReasons,
  type FeedbackState,
  feedbackStates,
  type SubmissionState,
} from "#app/lib/db/inbox-tables.ts";
import type { Kind, Submission } from "#app/lib/db/tables.ts";
import { dayCount, indiaTime } from "#app/lib/i18n/format.ts";

/** States that wait for the office or for the applicant's documents. */
export const datedStates: readonly SubmissionState[] = ["talking", "documents"];
export const overStates: readonly SubmissionState[] = ["answered", "admitted", "closed"];

/** Any state can be repeated with another date or reason. Nothing becomes new again. */
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

export const statesOf = (kind: Kind): readonly SubmissionState[] =>
  kind === "feedback" ? feedbackStates : admissionStates;

export function nextStates(kind: Kind, state: SubmissionState): SubmissionState[] {
  const next: Partial<Record<SubmissionState, SubmissionState[]>> = kind === "feedback" ? feedback : admission;
  return next[state] ?? [];
}

export const needsDate = (state: SubmissionState): boolean => datedStates.includes(state);

export const allowsDate = (state: SubmissionState): boolean => !isOver(state);

/** For feedback a reason is optional. */
export const needsReason = (kind: Kind, state: SubmissionState): boolean => state === "closed" && kind !== "feedback";

export function closingReasonsOf({ kind, callTime }: Pick<Submission, "kind" | "callTime">): readonly ClosingReason[] {
  if (kind === "feedback") return ["advertisement", "abuse", "duplicate", "test"];
  return callTime === null ? closingReasons.filter((reason) => reason !== "didNotAsk") : closingReasons;
}

export const isOver = (state: SubmissionState): boolean => overStates.includes(state);

/** In days. */
const longestAhead = 366;

/** From today in India to a year ahead; `now` is in milliseconds since 1970. */
export function isAhead(text: string, now: number): boolean {
  const days = isDay(text) ? dayCount(indiaTime(now).day, text) : Number.NaN;
  return days >= 0 && days <= longestAhead;
}

/** How long after an unanswered call it is tried again on the same day, in milliseconds. */
export const soonIn = 2 * 60 * 60_000;

export interface OfferedDay {
  day: string;
  is: "tomorrow" | "inThreeDays" | "admission";
  name?: string;
}
