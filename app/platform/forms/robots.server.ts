import type { Problem } from "./answer.ts";

/** Milliseconds that a person takes at least. */
const quickest = 2_000;

/**
 * Whether a form was filled in by a robot, as far as that shows without a riddle: the field that nobody sees is
 * filled, or it came sooner than anyone types. Pages are kept for everyone, so `opened` is when the page was drawn;
 * a script adds how long the page has been open as `filled`. A page drawn in the future was drawn before the clock was
 * set back, which is no sign of a robot.
 */
export function robotProblem({ website, opened, filled }: Record<string, string>): Problem | undefined {
  if (website) return { code: "hiddenField" };
  const time = filled ? Number(filled) : Date.now() - Number(opened || Number.NaN);
  return time >= quickest || (!filled && time < 0) ? undefined : { code: "tooQuick" };
}
