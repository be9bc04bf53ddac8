import type { Localised } from "#app/platform/content/localise.ts";
import type { Duty, Paper } from "./schema.ts";
import type { DutyRow, DutyState } from "./states.ts";

/** A document in one language. */
export type ShownPaper = Localised<Paper>;

/** A row of the register in one language. */
export type RegisterRow = DutyRow<Localised<Duty>, ShownPaper>;

const holding: ReadonlySet<DutyState> = new Set(["valid", "ending", "nextAwaited"]);

/**
 * Whether the site may name the body of a row among those that have approved the institute. Letters for an academic
 * year come after it has begun, so an approval of a year holds until the next one that is applied for is decided;
 * what ends on a printed day does not.
 */
export const isHolding = ({
  state,
  duty,
}: Pick<RegisterRow, "state"> & { duty: Pick<RegisterRow["duty"], "cover"> }): boolean =>
  holding.has(state) || (state === "lapsedApplied" && duty.cover === "admissionYear");

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
