import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { devicesAmong, keepDevices } from "./known-devices.rows.server.ts";
import type { AccountOwner } from "./person.ts";

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
