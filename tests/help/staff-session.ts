import type { Kysely } from "kysely";
import type { StaffRole } from "#app/lib/actor.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { createStaffSessions } from "#app/people/staff/sessions.server.ts";
import { insertStaff } from "#app/people/staff/staff-users.server.ts";

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
