import type { Kysely } from "kysely";
import type { SecondSteps } from "./features/staff/second-step/second-steps.service.server.ts";
import { log } from "./log.server.ts";
import { readKey } from "./platform/crypto/secret.server.ts";
import { secretFile } from "./platform/db/data-dir.server.ts";
import { readFact, writeFact } from "./platform/db/facts.server.ts";
import { fingerprintOf, noteFingerprint } from "./platform/db/secret-fingerprint.server.ts";
import type { StorePlace } from "./platform/db/store.server.ts";
import type { Tables } from "./platform/db/tables.ts";

/** The secret may have been replaced on purpose, or a backup was restored without it. Repeated at every start as
 * long as an office account cannot sign in because of it. */
export async function warnOfOtherSecret(
  place: StorePlace,
  db: Kysely<Tables>,
  secondSteps: Pick<SecondSteps, "countUnreadable">,
): Promise<void> {
  const key = readKey(place);
  await noteFingerprint(db, key);
  const isOther = (await readFact(db, "secretFingerprint")) !== fingerprintOf(key);
  const officeAccounts = await secondSteps.countUnreadable();
  if (!isOther && officeAccounts === 0) return;
  const name = place.databaseUrl ? "SITE_SECRET" : `"${secretFile(place.dataDir)}"`;
  log.warn(
    { officeAccounts },
    `${name} is not the secret that this store was used with: everybody is signed out, and codes and links that were mailed no longer work. ${
      officeAccounts > 0
        ? `The second step of ${officeAccounts} office accounts cannot be checked. Stop the site and put the old secret back, or run npm run office -- reset EMAIL for each.`
        : "If that was not on purpose, stop the site and put the old secret back."
    }`,
  );
  if (officeAccounts === 0) await writeFact(db, "secretFingerprint", fingerprintOf(key));
}
