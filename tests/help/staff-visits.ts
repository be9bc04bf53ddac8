import type { StaffRole } from "#app/lib/actor.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import type { Store } from "#app/lib/db/database.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import { type Browser, openBrowser, sharedSite } from "./faculty-visits.ts";
import { placeOf } from "./place.ts";
import { newStaffSession } from "./staff-session.ts";

/** Runs something on the store of the site shared by the test files. */
export async function inSharedStore<Result>(run: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await attachStore(placeOf(sharedSite().dataDir));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

/** A browser in which a new office member is signed in. */
export async function signedInStaff(role: StaffRole = "office"): Promise<Browser> {
  const secret = readSecret(placeOf(sharedSite().dataDir));
  const session = await inSharedStore(({ db }) => newStaffSession({ db, secret }, role));
  return openBrowser(sharedSite(), `__Host-office_session=${session}`);
}
