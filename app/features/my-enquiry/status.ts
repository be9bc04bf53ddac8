import type { LookedUp } from "./schema.ts";
import type { myEnquiryWords } from "./words.ts";

/** Feedback has different words, as it needs no answer. */
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
