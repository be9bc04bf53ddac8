import type { Localised } from "#app/platform/content/localise.ts";
import type { Duty, Paper } from "./schema.ts";
import type { DutyRow, DutyState } from "./states.ts";

export type ShownPaper = Localised<Paper>;

export type RegisterRow = DutyRow<Localised<Duty>, ShownPaper>;

/** Rows that do not apply are left out. */
export function countStates(rows: Pick<RegisterRow, "state">[]) {
  const count = (...states: DutyState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    inOrder: count("valid", "ending", "nextAwaited", "coming"),
    awaited: count("lapsedApplied", "applied"),
    suspended: count("suspended"),
    over: count("lapsed"),
    missing: count("missing"),
  };
}
