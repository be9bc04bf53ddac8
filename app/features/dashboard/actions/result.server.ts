import type { ProfileChange } from "#app/features/profiles/index.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { DashboardAnswer, DashboardDone, DashboardProblem } from "../answer.ts";

export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

export type PartResult = Pick<
  DashboardAnswered,
  "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox"
>;

export const done = (code: DashboardDone): PartResult => ({ done: code });
export const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): PartResult => ({
  problem: { code },
});
export const refusedFields = (errors: FieldErrors): PartResult => ({ problem: { code: "fields" }, errors });
export const tooMany = ({ seconds }: TooMany): PartResult => ({ problem: { code: "tooMany", seconds } });

export function changed(change: ProfileChange, ifKept: DashboardDone): PartResult {
  if (change === "kept") return done(ifKept);
  return problem(({ gone: "workGone", full: "listFull", long: "profileLong", changed: "changed" } as const)[change]);
}
