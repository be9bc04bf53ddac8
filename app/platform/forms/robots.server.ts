import type { Problem } from "./answer.ts";

/** Milliseconds that a person needs at least. */
const quickest = 2_000;

/** `opened`: when the cached page was rendered; `filled`: ms that a script saw it. The clock may have been set back. */
export function robotProblem({ website, opened, filled }: Record<string, string>): Problem | undefined {
  if (website) return { code: "hiddenField" };
  const time = filled ? Number(filled) : Date.now() - Number(opened || Number.NaN);
  return time >= quickest || (!filled && time < 0) ? undefined : { code: "tooQuick" };
}
