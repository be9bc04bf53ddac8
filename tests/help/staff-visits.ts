import type { StaffRole } from "#app/platform/actor.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { attachStore, type Store } from "#app/platform/db/store.server.ts";
import { type Browser, openBrowser, sharedSite } from "./faculty-visits.ts";
import { placeOf } from "./place.ts";
import { newStaffSession } from "./staff-session.ts";

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
  const secret = readSecret(placeOf(sharedSite().dataDir));
  const session = await inSharedStore(({ db }) => newStaffSession({ db, secret }, role));
  return openBrowser(sharedSite(), `__Host-office_session=${session}`);
}
