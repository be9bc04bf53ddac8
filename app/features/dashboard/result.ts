import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { DashboardAnswer, DashboardDone, DashboardProblem } from "./answer.ts";

/** The answer, and what becomes of the browser's session: another one, or none. */
export interface DashboardAnswered extends DashboardAnswer {
  session?: string | null;
}

/** What came of a form, before the dashboard is drawn around it. */
export type Came = Pick<DashboardAnswered, "done" | "gone" | "problem" | "errors" | "session" | "ticket" | "mailbox">;

/** It was done. */
export const done = (code: DashboardDone): Came => ({ done: code });
/** It was not done. */
export const problem = (code: Exclude<DashboardProblem["code"], "tooMany" | "tooSoon">): Came => ({
  problem: { code },
});
/** Fields are refused. */
export const refused = (errors: FieldErrors): Came => ({ problem: { code: "fields" }, errors });
/** It was too often. */
export const tooMany = ({ seconds }: TooMany): Came => ({ problem: { code: "tooMany", seconds } });
