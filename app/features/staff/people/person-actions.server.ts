import type { StaffRight } from "#app/features/staff/roles.ts";
import { deleteBegun, deleteTwoFactor } from "#app/features/staff/second-step/two-factors.rows.server.ts";
import { deleteStaffSessions } from "#app/features/staff/sessions/sessions.rows.server.ts";
import { changeStaff, raiseStaffGeneration } from "#app/features/staff/staff-users.rows.server.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import { type StaffRole, staffRoles } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Author } from "./by-whom.ts";

/** A role's name gives that role. */
export type PersonAction =
  | ("invite" | "reset" | "suspend" | "restore" | "signOut" | "withdraw" | "export" | "noExport")
  | StaffRole;

export const rightFor = (action: PersonAction): StaffRight =>
  action === "export" || action === "noExport" ? "decide" : "managePeople";

export const isRole = (action: PersonAction): action is StaffRole => (staffRoles as readonly string[]).includes(action);

export const endsAdmin = (action: PersonAction): boolean =>
  action === "reset" || action === "suspend" || (isRole(action) && action !== "admin");

export async function applyAction(
  db: Db,
  by: Author,
  { id }: StaffUserRow,
  action: Exclude<PersonAction, StaffRole>,
  now: number,
): Promise<void> {
  if (action === "invite" || action === "reset") await changeStaff(db, id, { enrolId: newId(), undeliveredAt: null });
  else if (action === "suspend") await changeStaff(db, id, { suspendedAt: now });
  else if (action === "restore") await changeStaff(db, id, { suspendedAt: null });
  else if (action === "export" || action === "noExport")
    await changeStaff(db, id, { mayExport: action === "export" ? 1 : 0 });
  if (action === "reset") await deleteTwoFactor(db, id);
  // An unverified app secret may have been encrypted with another site secret, and would accept no code.
  if (action === "invite") await deleteBegun(db, id);
  if (["reset", "suspend", "signOut"].includes(action)) {
    // Incremented first: a session that begins at the same time is either deleted or sees the new value.
    await raiseStaffGeneration(db, id);
    await deleteStaffSessions(db, id);
  }
  await recordActivity(db, by, now, { what: `person-${action}`, reference: id });
}
