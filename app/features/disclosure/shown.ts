import type { Localised } from "#app/platform/content/localise.ts";
import type { Requirement, Paper } from "./schema.ts";
import type { RequirementRow, RequirementState } from "./states.ts";

export type ShownPaper = Localised<Paper>;

export type RegisterRow = RequirementRow<Localised<Requirement>, ShownPaper>;

/** Rows that do not apply are left out. */
export function countStates(rows: Pick<RegisterRow, "state">[]) {
  const count = (...states: RequirementState[]) => rows.filter(({ state }) => states.includes(state)).length;
  return {
    inOrder: count("valid", "ending", "nextAwaited", "coming"),
    awaited: count("lapsedApplied", "applied"),
    suspended: count("suspended"),
    over: count("lapsed"),
    missing: count("missing"),
  };
}
