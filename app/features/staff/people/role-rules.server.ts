import { may } from "#app/features/staff/roles.ts";
import { activeStaff, hasHadPrincipal } from "#app/features/staff/staff-users.rows.server.ts";
import { type StaffRole, staffRoles } from "#app/platform/actor.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { atCommand, type ByWhom } from "./by-whom.ts";

/** Whether a role change newly gives access to applicants, or makes a principal. */
export const isRise = (from: StaffRole | undefined, to: StaffRole): boolean =>
  may({ role: to }, "inbox") && from !== to && from !== "principal";

/** Whether a role can only be requested, and a principal must confirm it, who needs to ask nobody. */
export const mustAsk = async (db: Db, by: ByWhom, from: StaffRole | undefined, to: StaffRole): Promise<boolean> =>
  by !== atCommand && !may(by, "decide") && isRise(from, to) && (await hasHadPrincipal(db));

/**
 * The roles that a person may invite somebody to: an admin all; a principal those of a clerk and of an admin, each while
 * nobody who can sign in has it. Neither sees more than a principal does.
 */
export async function rolesToInvite(db: Db, by: ByWhom): Promise<readonly StaffRole[]> {
  if (may(by, "managePeople")) return staffRoles;
  if (!may(by, "decide")) return [];
  const active = await activeStaff(db);
  return (["office", "admin"] as const).filter((role) => !active.some((person) => person.role === role));
}

/** Whether an invitation awaits a principal's confirmation: the person has no account yet. */
export const isNewcomer = ({ role, askedRole }: Pick<StaffUserRow, "role" | "askedRole">): boolean =>
  askedRole === role;

/** The principals who can sign in. */
export const activePrincipals = async (db: Db): Promise<StaffUserRow[]> =>
  (await activeStaff(db)).filter(({ role }) => role === "principal");

/** Who currently confirms roles. */
export async function confirmedBy(db: Db): Promise<ConfirmedBy> {
  if (!(await hasHadPrincipal(db))) return "nobody";
  return (await activePrincipals(db)).length > 0 ? "principal" : "operator";
}
