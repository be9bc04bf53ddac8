import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import { institute } from "#app/cms/content/institute.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { StaffPasskeyRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";

export const passkeysOf = (db: Db, userId: string): Promise<StaffPasskeyRow[]> =>
  db.selectFrom("staffPasskeys").selectAll().where("userId", "=", userId).orderBy("createdAt").execute();

/** @returns false when it already exists. */
async function insertPasskey(db: Db, row: StaffPasskeyRow): Promise<boolean> {
  const added = db
    .insertInto("staffPasskeys")
    .values(row)
    .onConflict((other) => other.doNothing());
  return ((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false when the counter has changed since `before` was read. */
async function noteUse(db: Db, id: string, before: number, counter: number, usedAt: number) {
  const used = db
    .updateTable("staffPasskeys")
    .set({ counter, usedAt })
    .where("id", "=", id)
    .where("counter", "=", before);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom("staffPasskeys").where("userId", "=", userId).where("id", "=", id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** @returns false when the challenge was already used. */
async function spendChallenge(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const used = db.insertInto("spentTokens").values({ id, expiresAt });
  const { numInsertedOrUpdatedRows } = await used.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** `options` is JSON for the browser; the signed `challenge` comes back with its answer. */
export interface PasskeyRequest {
  options: string;
  challenge: string;
}

export interface Passkeys {
  of: (uid: string) => Promise<StaffPasskeyRow[]>;
  ask: (uid: string) => Promise<PasskeyRequest>;
  /** Each challenge works once. */
  check: (uid: string, answer: { passkey: string; challenge: string }) => Promise<boolean>;
  askForNew: (person: { uid: string; name: string; email: string }) => Promise<PasskeyRequest>;
  add: (db: Db, uid: string, answer: { passkey: string; challenge: string; name: string }) => Promise<boolean>;
}

/** Loaded on first use: it is a quarter of all the server's modules. */
const webAuthn = () => import("@simplewebauthn/server");

const challengeLife = 10 * 60_000;

// Ed25519, ES256 and RS256 (IANA COSE algorithms), of which every device supports one; with newer ones, Node warns that
// they are experimental.
const supportedAlgorithmIDs = [-8, -7, -257];

export function createPasskeys(parts: {
  db: Kysely<Tables>;
  secret: Secret;
  siteUrl: string;
  records: () => PublicRecords;
  now: () => number;
}): Passkeys {
  const { db, secret, siteUrl, records, now } = parts;
  const rpID = new URL(siteUrl).hostname;

  /** The challenge is derived from an id signed for one person, so that nothing is stored until it is used. */
  const challengeOf = (id: string) => Buffer.from(secret.hmac(`staff-challenge:${id}`), "base64url");
  /** A challenge is valid only for the purpose it was made for. */
  type Purpose = "sign-in" | "new-key";
  function newChallenge(uid: string, purpose: Purpose) {
    const id = newId();
    return { id, signed: secret.sign(`staff-challenge ${purpose} ${uid}`, id, now() + challengeLife) };
  }
  async function spent(db: Db, uid: string, purpose: Purpose, signed: string): Promise<string | undefined> {
    const id = secret.verify(`staff-challenge ${purpose} ${uid}`, signed, now());
    if (id === undefined || !(await spendChallenge(db, `challenge ${id}`, now() + challengeLife))) return undefined;
    return challengeOf(id).toString("base64url");
  }

  function parsed<Answer>(text: string): Answer | undefined {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  return {
    of: (uid) => passkeysOf(db, uid),
    async ask(uid) {
      const { id, signed } = newChallenge(uid, "sign-in");
      const allowCredentials = (await passkeysOf(db, uid)).map(({ id, transports }) => ({
        id,
        transports: JSON.parse(transports),
      }));
      const challenge = new Uint8Array(challengeOf(id));
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({ rpID, allowCredentials, challenge });
      return { options: JSON.stringify(options), challenge: signed };
    },
    async check(uid, { passkey, challenge }) {
      const response = parsed<AuthenticationResponseJSON>(passkey);
      const expectedChallenge = await spent(db, uid, "sign-in", challenge);
      const row = (await passkeysOf(db, uid)).find(({ id }) => id === response?.id);
      if (!response || !row || expectedChallenge === undefined) return false;
      const credential = {
        id: row.id,
        publicKey: new Uint8Array(row.publicKey),
        counter: row.counter,
        transports: JSON.parse(row.transports),
      };
      const place = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: false };
      const { verifyAuthenticationResponse } = await webAuthn();
      // The library throws when an answer is not what it claims to be.
      const checked = await verifyAuthenticationResponse({ response, expectedChallenge, credential, ...place }).catch(
        () => undefined,
      );
      return (
        checked?.verified === true && noteUse(db, row.id, row.counter, checked.authenticationInfo.newCounter, now())
      );
    },
    async askForNew({ uid, name, email }) {
      const { id, signed } = newChallenge(uid, "new-key");
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: institute(records().in("en")).shortName,
        rpID,
        userID: new Uint8Array(Buffer.from(uid)),
        userName: email,
        userDisplayName: name,
        challenge: new Uint8Array(challengeOf(id)),
        attestationType: "none",
        supportedAlgorithmIDs,
        excludeCredentials: (await passkeysOf(db, uid)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      });
      return { options: JSON.stringify(options), challenge: signed };
    },
    async add(tx, uid, { passkey, challenge, name }) {
      const response = parsed<RegistrationResponseJSON>(passkey);
      const expectedChallenge = await spent(tx, uid, "new-key", challenge);
      if (!response || expectedChallenge === undefined) return false;
      const place = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: false };
      const { verifyRegistrationResponse } = await webAuthn();
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        supportedAlgorithmIDs,
        ...place,
      }).catch(() => undefined);
      if (!checked?.verified) return false;
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const row = { id, userId: uid, publicKey, counter, transports: JSON.stringify(transports), name };
      return insertPasskey(tx, { ...row, createdAt: now(), usedAt: null });
    },
  };
}
