import type { Kysely } from "kysely";
import { createStaffSessions } from "#app/features/staff/sessions/sessions.service.server.ts";
import { insertStaff } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";

interface Site {
  db: Kysely<Tables>;
  secret: Secret;
}

/**
 * Adds an office member with a second factor, and signs them in.
 * @returns the cookie's value
 */
export async function newStaffSession({ db, secret }: Site, role: StaffRole, now = Date.now): Promise<string> {
  const [id, at] = [newId(), new Date(now()).toISOString()];
  const person = { id, name: "Meena Namune", email: `${id.toLowerCase()}@example.org`, role };
  const rest = { locale: "mr", firstLanguage: "mr", suspendedAt: null, invitedBy: null, enrolId: null } as const;
  await insertStaff(db, { ...person, ...rest, createdAt: at });
  // Nobody can use the office without recovery codes.
  const second = { userId: id, secret: "", verifiedAt: now(), recoveryCodes: '["kept"]' };
  await db.insertInto("staffTwoFactors").values(second).execute();
  const session = await createStaffSessions({ db, secret, now }).begin(id, 0, "Firefox");
  return encodeURIComponent(session ?? "");
}
