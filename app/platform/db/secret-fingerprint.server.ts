import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { readFact } from "./facts.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** 48 bits of an HMAC, as a number: enough to tell secrets apart, and too few to find one. */
export const fingerprintOf = (key: Uint8Array): number =>
  createHmac("sha256", key).update("the fingerprint of the site's secret").digest().readUIntBE(0, 6);

/** With two secrets, each process would refuse the codes, sessions and links of the others. @throws StoreError */
export async function refuseOtherSecret(db: Kysely<Tables>, key: Uint8Array, called: string): Promise<void> {
  const kept = await readFact(db, "secretFingerprint");
  if (kept !== fingerprintOf(key))
    throw new StoreError(
      `${called} was made with another SITE_SECRET; give every process that shares it the same, or delete the row secretFingerprint from its table facts to change the secret, which ends all sessions and codes.`,
    );
}

export async function fingerprintBefore(db: Kysely<Tables>): Promise<number | undefined> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === "facts") ? readFact(db, "secretFingerprint") : undefined;
}

export async function noteFingerprint(db: Kysely<Tables>, key: Uint8Array): Promise<void> {
  await db
    .insertInto("facts")
    .values({ name: "secretFingerprint", value: fingerprintOf(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The first process stores the fingerprint, every other compares it. @throws StoreError when it differs */
export async function checkFingerprint(db: Kysely<Tables>, key: Uint8Array, called: string): Promise<void> {
  await noteFingerprint(db, key);
  await refuseOtherSecret(db, key, called);
}
