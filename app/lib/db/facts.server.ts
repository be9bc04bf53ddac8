import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { StoreError } from "./store-error.server.ts";
import type { FactName, Tables } from "./tables.ts";

export async function readFact(db: Kysely<Tables>, name: FactName): Promise<number | undefined> {
  const row = await db.selectFrom("facts").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeFact(db: Kysely<Tables>, name: FactName, value: number | undefined): Promise<void> {
  if (value === undefined) await db.deleteFrom("facts").where("name", "=", name).execute();
  else
    await db
      .insertInto("facts")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
}

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
