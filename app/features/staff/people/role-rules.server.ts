import { may } from "#app/features/staff/roles.ts";
import { activeStaff, hasHadPrincipal } from "#app/features/staff/staff-users.rows.server.ts";
import { type StaffRole, staffRoles } from "#app/platform/actor.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { ConfirmedBy } from "./by-whom.ts";
import { cliOperator, type Author } from "./by-whom.ts";

/** Whether the change newly gives access to applicants, or makes a principal. */
export const gainsAccess = (from: StaffRole | undefined, to: StaffRole): boolean =>
  may({ role: to }, "inbox") && from !== to && from !== "principal";

/** Only the principal can give such a role; anybody else's request has to be confirmed. */
export const needsConfirmation = async (db: Db, by: Author, from: StaffRole | undefined, to: StaffRole): Promise<boolean> =>
  by !== cliOperator && !may(by, "decide") && gainsAccess(from, to) && (await hasHadPrincipal(db));

/** An admin: all. A principal: clerk and admin, while nobody active has it; neither sees more than a principal. */
export async function rolesToInvite(db: Db, by: Author): Promise<readonly StaffRole[]> {
  if (may(by, "managePeople")) return staffRoles;
  if (!may(by, "decide")) return [];
  const active = await activeStaff(db);
  return (["office", "admin"] as const).filter((role) => !active.some((person) => person.role === role));
}

/** The person has no account until a principal confirms the role. */
export const isNewcomer = ({ role, askedRole }: Pick<StaffUserRow, "role" | "askedRole">): boolean =>
  askedRole === role;

export const activePrincipals = async (db: Db): Promise<StaffUserRow[]> =>
  (await activeStaff(db)).filter(({ role }) => role === "principal");

export async function confirmedBy(db: Db): Promise<ConfirmedBy> {
  if (!(await hasHadPrincipal(db))) return "nobody";
  return (await activePrincipals(db)).length > 0 ? "principal" : "operator";
}
