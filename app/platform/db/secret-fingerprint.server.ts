import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** 48 bits of an HMAC, as a number: enough to tell secrets apart, and of no use for finding one. */
const fingerprintOf = (key: Uint8Array): number =>
  createHmac("sha256", key).update("the fingerprint of the site's secret").digest().readUIntBE(0, 6);

/**
 * Keeps the fingerprint of the secret with the first process that opens a store; every other one must have the same.
 * @throws StoreError when it has another: codes, sessions and passes of one process would be refused by the others.
 */
export async function checkFingerprint(db: Kysely<Tables>, key: Uint8Array, called: string): Promise<void> {
  const value = fingerprintOf(key);
  await db
    .insertInto("facts")
    .values({ name: "secretFingerprint", value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom("facts").select("value").where("name", "=", "secretFingerprint").executeTakeFirst();
  if (kept?.value !== value)
    throw new StoreError(
      `${called} was made with another SITE_SECRET; give every process that shares it the same, or delete the row secretFingerprint from its table facts to change the secret, which ends all sessions and codes.`,
    );
}
