import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { devicesAmong, keepDevices } from "./known-devices.rows.server.ts";
import type { AccountOwner } from "./person.ts";

/** An actor that an account knows. */
export interface Known {
  /**
   * What attempts are counted by: the device if it is known, otherwise its internet address. Strangers elsewhere
   * cannot use up its limit.
   */
  whose: string;
  /** Whether the account's address is proven. Before that, a stranger may have registered it. */
  isProven: boolean;
}

/** Where a request comes from: an internet address, and the id in the browser's device cookie. */
interface From {
  address: string;
  device?: string | undefined;
}

/** The browsers and internet addresses that were used to sign in to accounts. */
export interface KnownDevices {
  /**
   * Looks up an actor among the known devices of an email address's account; undefined when it is unknown, or there is
   * no account.
   */
  find: (email: string, from: From) => Promise<Known | undefined>;
  /** Stores where a member has just signed in from. @returns its keys in rate limits. */
  remember: (person: AccountOwner, from: From) => Promise<string[]>;
}

const day = 24 * 60 * 60_000;

/** How long a device stays known after a sign-in, in milliseconds: 180 days. */
const deviceLife = 180 * day;

/** The most known devices and internet addresses of one account. */
const mostDevices = 40;

/** Makes the known devices; `now` returns milliseconds since 1970. */
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
  /** The digests of an actor's device and address, the least shared first. */
  const digestsOf = (email: string, { address, device }: From) => [
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
