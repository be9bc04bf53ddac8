/** What a decision on a profile led to; the words are in the file of words. */
export type Decided = "approved" | "asked" | "suspended" | "restored";

/** Why nothing was decided. */
export type DecisionProblem =
  | "forbidden"
  | "changed"
  | "overtaken"
  | "noKey"
  | "unfinished"
  | "unproven"
  | "unknown"
  | "reason"
  | "askUnproven"
  | "notKept"
  | "failed";

/** How the page answers a decision; what was typed is shown again where it failed. */
export interface ReviewAnswer {
  decided?: Decided;
  problem?: DecisionProblem;
  reason?: string;
}

/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;
