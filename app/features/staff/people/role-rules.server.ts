import { may } from "#app/features/staff/roles.ts";
import { activeStaff, hasHadPrincipal } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { atCommand, type ByWhom } from "./by-whom.ts";

/** Whether a change of a role lets somebody see applicants who did not, or makes a principal. */
export const isRise = (from: StaffRole | undefined, to: StaffRole): boolean =>
  may({ role: to }, "inbox") && from !== to && from !== "principal";

/** Whether a role is only asked for, and given when a principal confirms it. */
export const mustAsk = async (db: Db, by: ByWhom, from: StaffRole | undefined, to: StaffRole): Promise<boolean> =>
  by !== atCommand && isRise(from, to) && (await hasHadPrincipal(db));

/** Whether an invitation waits for a principal: there is no account yet. */
export const isNewcomer = ({ role, askedRole }: Pick<StaffUserRow, "role" | "askedRole">): boolean =>
  askedRole === role;

/** The principals who can sign in. */
export const activePrincipals = async (db: Db): Promise<StaffUserRow[]> =>
  (await activeStaff(db)).filter(({ role }) => role === "principal");

/** Who confirms now. */
export async function confirmedBy(db: Db): Promise<ConfirmedBy> {
  if (!(await hasHadPrincipal(db))) return "nobody";
  return (await activePrincipals(db)).length > 0 ? "principal" : "operator";
}
