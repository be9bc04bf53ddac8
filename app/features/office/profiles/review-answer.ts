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
  /** Whether a record of the same name is of this person was not answered, or the record could not be changed. */
  | "namesake"
  | "notLinked"
  | "notKept"
  | "failed";

/** The result of a decision; if it failed, what was typed is shown again. */
export interface ReviewAnswer {
  decided?: Decided;
  problem?: DecisionProblem;
  reason?: string;
}

/** In place of the record of the same person: there is none. */
export const nobodyElse = "none";

/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;
