import type { Problem } from "#app/platform/forms/answer.ts";
import type { Refusal } from "./refusal.ts";

const minute = 60;

/** A refusal of a code as the form tells it: the next one a minute after the last is no case of too many. */
export function codeProblemOf(refusal: Refusal): Problem {
  const problem = problemOf(refusal);
  return problem.code === "tooMany" && problem.seconds <= minute ? { ...problem, code: "tooSoon" } : problem;
}

/** A service's refusal as the form tells it. */
export const problemOf = (refusal: Refusal): Problem =>
  refusal.reason === "tooMany" ? { code: "tooMany", seconds: refusal.seconds } : { code: refusal.reason };
