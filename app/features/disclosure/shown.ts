import type { Localised } from "#app/platform/content/localise.ts";
import type { Duty, Paper } from "./schema.ts";
import type { DutyRow, DutyState } from "./states.ts";

/** A document in one language. */
export type ShownPaper = Localised<Paper>;

/** A row of the register in one language. */
export type RegisterRow = DutyRow<Localised<Duty>, ShownPaper>;

/** How many rows are in order, awaited, against the institute, over, and not shown; those that do not apply count nowhere. */
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
