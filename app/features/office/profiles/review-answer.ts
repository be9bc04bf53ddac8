type Decided = "approved" | "asked" | "suspended" | "restored";

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

/** After a failure, what was typed is shown again. */
export interface ReviewAnswer {
  decided?: Decided;
  problem?: DecisionProblem;
  reason?: string;
}

export const nobodyElse = "none";

/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;
