import type { LookedUp } from "./schema.ts";
import type { myEnquiryWords } from "./words.ts";

/** The status of a submission and what comes next, in words. Feedback has different ones, as it needs no answer. */
export function statusInWords(
  { kind, status, isJoinedWithOthers }: LookedUp,
  { statuses, next, feedback, shared }: (typeof myEnquiryWords)["en"],
): { status: string; next: string } {
  if (isJoinedWithOthers) return shared;
  const differing = kind === "feedback" ? feedback : undefined;
  return {
    status: { ...statuses, ...differing?.statuses }[status],
    next: { ...next.steps, ...differing?.steps }[status],
  };
}
