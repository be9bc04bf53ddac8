import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import { devicesAmong, keepDevices } from "./known-devices.rows.server.ts";
import type { Person } from "./ports/identity.server.ts";

/** How a caller is known to an account. */
export interface Known {
  /** Names the device, or else the internet address, in counts: strangers elsewhere cannot use these up. */
  whose: string;
  /** Whether the account's address is proven. Before that, whoever registered may be a stranger to it. */
  isProven: boolean;
}

/** Where someone asks from: an internet address, and the id in the browser's device cookie. */
interface From {
  address: string;
  device?: string | undefined;
}

/** The browsers and internet addresses from which accounts were signed in to. */
export interface KnownDevices {
  /** How a caller is known to the account of an email address; undefined where they are not, or there is none. */
  find: (email: string, from: From) => Promise<Known | undefined>;
  /** Keeps where a member has just signed in; gives its names in counts. */
  remember: (person: Person, from: From) => Promise<string[]>;
}

const day = 24 * 60 * 60_000;

/** Milliseconds a device stays known after a sign-in: 180 days. */
const deviceLife = 180 * day;

/** Known devices and internet addresses of one account. */
const mostDevices = 40;

/** Puts them together; `now` gives milliseconds since 1970. */
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
  /** The digests of where a caller comes from, what is least shared first. */
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
      const keeping = db.transaction().execute((rows) => keepDevices(rows, { uid, digests, expiresAt }, mostDevices));
      // They have signed in, whatever comes of the note.
      await keeping.catch((error) => log.error({ error }, "a known device could not be kept"));
      return digests;
    },
  };
}
