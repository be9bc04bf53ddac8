import type { ProfileChange } from "#app/features/profiles/index.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { DashboardAnswer, DashboardDone, DashboardProblem } from "../answer.ts";

/** The answer, and a change of the browser's session: a new one, or none. */
export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

/** The result of a form, before the dashboard is rendered around it. */
export type PartResult = Pick<
  DashboardAnswered,
  "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox"
>;

/** Success. */
export const done = (code: DashboardDone): PartResult => ({ done: code });
/** Failure. */
export const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): PartResult => ({
  problem: { code },
});
/** Some fields are refused. */
export const refusedFields = (errors: FieldErrors): PartResult => ({ problem: { code: "fields" }, errors });
/** A limit was reached. */
export const tooMany = ({ seconds }: TooMany): PartResult => ({ problem: { code: "tooMany", seconds } });

/** The result of changing the profile document. */
export function changed(change: ProfileChange, ifKept: DashboardDone): PartResult {
  if (change === "kept") return done(ifKept);
  return problem(({ gone: "workGone", full: "listFull", long: "profileLong", changed: "changed" } as const)[change]);
}
