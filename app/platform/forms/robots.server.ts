import type { Problem } from "./answer.ts";

/** The least time that a person needs, in milliseconds. */
const quickest = 2_000;

/**
 * Detects robots without a captcha: the honeypot field is filled, or the form came sooner than anyone types. Pages are
 * cached for everyone, so `opened` is when the page was rendered; a script adds how long the page has been open as
 * `filled`. A rendering time in the future only means that the clock was set back.
 */
export function robotProblem({ website, opened, filled }: Record<string, string>): Problem | undefined {
  if (website) return { code: "hiddenField" };
  const time = filled ? Number(filled) : Date.now() - Number(opened || Number.NaN);
  return time >= quickest || (!filled && time < 0) ? undefined : { code: "tooQuick" };
}
