import type { ProfileChange } from "#app/features/profiles/index.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { DashboardAnswer, DashboardDone, DashboardProblem } from "../answer.ts";

/** The answer, and what becomes of the browser's session: another one, or none. */
export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

/** What came of a form, before the dashboard is drawn around it. */
export type PartResult = Pick<
  DashboardAnswered,
  "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox"
>;

/** It was done. */
export const done = (code: DashboardDone): PartResult => ({ done: code });
/** It was not done. */
export const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): PartResult => ({
  problem: { code },
});
/** Fields are refused. */
export const refusedFields = (errors: FieldErrors): PartResult => ({ problem: { code: "fields" }, errors });
/** It was too often. */
export const tooMany = ({ seconds }: TooMany): PartResult => ({ problem: { code: "tooMany", seconds } });

/** What came of changing the profile document. */
export function changed(change: ProfileChange, ifKept: DashboardDone): PartResult {
  if (change === "kept") return done(ifKept);
  return problem(({ gone: "workGone", full: "listFull", long: "profileLong", changed: "changed" } as const)[change]);
}
