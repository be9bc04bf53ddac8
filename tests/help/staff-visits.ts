import { createStaffSessions } from "#app/features/staff/sessions/sessions.service.server.ts";
import { insertStaff } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffRole } from "#app/platform/actor.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { attachStore, type Store } from "#app/platform/db/store.server.ts";
import { type Browser, openBrowser, sharedSite } from "./faculty-visits.ts";
import { placeOf } from "./place.ts";
import { siteUrl } from "./visit.ts";

/** Does something with the store of the site that the test files share. */
export async function inSharedStore<Result>(run: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await attachStore(placeOf(sharedSite().dataDir));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

/** A browser of a new person of the office, who is signed in. */
export async function signedInStaff(role: StaffRole = "office"): Promise<Browser> {
  const [id, at] = [newId(), new Date().toISOString()];
  const person = { id, name: "Meena Namune", email: `${id.toLowerCase()}@example.org`, role };
  const rest = { locale: "mr", firstLanguage: "mr", suspendedAt: null, invitedBy: null, enrolId: null } as const;
  const session = await inSharedStore(async ({ db }) => {
    await insertStaff(db, { ...person, ...rest, createdAt: at, updatedAt: at });
    // Nobody goes on without recovery codes.
    const second = { userId: id, secret: "", verifiedAt: Date.now(), recoveryCodes: '["kept"]' };
    await db.insertInto("staffTwoFactors").values(second).execute();
    const secret = readSecret(placeOf(sharedSite().dataDir));
    return createStaffSessions({ db, secret, siteUrl, now: Date.now }).begin(id, 0, "Firefox");
  });
  return openBrowser(sharedSite(), `__Host-office_session=${encodeURIComponent(session ?? "")}`);
}
