import type { Kysely } from "kysely";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { log } from "#app/log.server.ts";
import type { AccountOwner } from "./ports.server.ts";

/** Beyond `most`, the oldest devices are deleted. */
async function keepDevices(
  db: Db,
  { uid, digests, expiresAt }: { uid: string; digests: string[]; expiresAt: number },
  most: number,
): Promise<void> {
  // Two concurrent sign-ins would otherwise delete the same old rows, possibly in different order.
  await lockInTransaction(db, `devices ${uid}`);
  await db
    .insertInto("knownDevices")
    .values(digests.map((digest) => ({ digest, uid, expiresAt })))
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ uid, expiresAt }))
    .execute();
  const newest = db.selectFrom("knownDevices").select("digest").where("uid", "=", uid).orderBy("expiresAt", "desc");
  await db.deleteFrom("knownDevices").where("uid", "=", uid).where("digest", "not in", newest.limit(most)).execute();
}

function devicesAmong(db: Db, digests: string[], time: number): Promise<{ digest: string; provenAt: number | null }[]> {
  return db
    .selectFrom("knownDevices")
    .innerJoin("members", "members.uid", "knownDevices.uid")
    .select(["knownDevices.digest", "members.provenAt"])
    .where("knownDevices.digest", "in", digests)
    .where("knownDevices.expiresAt", ">", time)
    .execute();
}

export async function deleteDevicesOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom("knownDevices").where("uid", "=", uid).execute();
}

export async function deleteDevicesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("knownDevices").where("expiresAt", "<", time).execute();
}

export interface Known {
  /** The device if it is known, otherwise its internet address. Strangers elsewhere cannot use up its limit. */
  whose: string;
  /** Before that, a stranger may have registered the address. */
  isProven: boolean;
}

/** `device` is the id in the browser's device cookie. */
interface RequestOrigin {
  address: string;
  device?: string | undefined;
}

export interface KnownDevices {
  find: (email: string, from: RequestOrigin) => Promise<Known | undefined>;
  /** @returns the keys of the device and address in rate limits. */
  remember: (person: AccountOwner, from: RequestOrigin) => Promise<string[]>;
}

const day = 24 * 60 * 60_000;

const deviceLife = 180 * day;

const mostDevices = 40;

export function createKnownDevices({
  db,
  secret,
  now,
}: {
  db: Kysely<Tables>;
  secret: Secret;
  now: () => number;
}): KnownDevices {
  const digestOf = (email: string, what: string) => secret.hmac(`known:${emailKey(email)} ${what}`);
  /** The least shared first. */
  const digestsOf = (email: string, { address, device }: RequestOrigin) => [
    ...(device ? [digestOf(email, `device ${device}`)] : []),
    digestOf(email, `address ${address}`),
  ];
  return {
    async find(email, from) {
      const digests = digestsOf(email, from);
      const known = await devicesAmong(db, digests, now());
      for (const whose of digests) {
        const found = known.find(({ digest }) => digest === whose);
        if (found) return { whose, isProven: found.provenAt !== null };
      }
      return undefined;
    },
    async remember({ uid, email }, from) {
      const expiresAt = now() + deviceLife;
      const digests = digestsOf(email, from);
      const keeping = db.transaction().execute((tx) => keepDevices(tx, { uid, digests, expiresAt }, mostDevices));
      // The person is signed in even if this fails.
      await keeping.catch((error) => log.error({ error }, "a known device could not be stored"));
      return digests;
    },
  };
}
