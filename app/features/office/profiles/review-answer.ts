/** The decision that was made; the messages are in the words file. */
type Decided = "approved" | "asked" | "suspended" | "restored";

/** Why no decision was made. */
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

/** The result of a decision; if it failed, what was typed is shown again. */
export interface ReviewAnswer {
  decided?: Decided;
  problem?: DecisionProblem;
  reason?: string;
}

/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;
