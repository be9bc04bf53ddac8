import type { Problem } from "#app/platform/forms/answer.ts";
import type { SubmissionRefusal } from "./refusal.ts";

const minute = 60;

/** A second request within a minute is not reported as too many. */
export function codeProblemOf(refusal: SubmissionRefusal): Problem {
  const problem = problemOf(refusal);
  return problem.code === "tooMany" && problem.seconds <= minute ? { ...problem, code: "tooSoon" } : problem;
}

export const problemOf = (refusal: SubmissionRefusal): Problem =>
  refusal.reason === "tooMany" ? { code: "tooMany", seconds: refusal.seconds } : { code: refusal.reason };
