import { randomBytes, randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { isSameSecret, isSealedAsBefore, type Secret } from "#app/lib/crypto/secret.server.ts";
import { base32, hotp } from "#app/lib/crypto/tokens.server.ts";
import type { StaffTwoFactorRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { pastedText } from "#app/lib/forms/typed-text.ts";

/** Seconds that an app shows a code. */
const period = 30;

/** RFC 6238, section 4.2; `now` in milliseconds since 1970. */
const stepAt = (now: number) => Math.floor(now / (period * 1000));

/** Also accepts the previous and the next step: clocks differ, people type slowly (RFC 6238, section 5.2). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const steps = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  return steps.find((step) => isSameSecret(hotp(secret, step), code));
}

/** Google Authenticator's "Key URI Format". Apps decode it as RFC 3986 says, in which "+" is no space. */
export function appLink(secret: string, institute: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: institute, digits: "6", period: String(period) });
  return `otpauth://totp/${encodeURIComponent(institute)}:${encodeURIComponent(email)}?${`${query}`.replaceAll("+", "%20")}`;
}

export const typedSecret = (link: string): string =>
  (new URL(link).searchParams.get("secret") ?? "").replace(/.{4}(?=.)/g, "$& ");

export const twoFactorOf = (db: Db, userId: string) =>
  db.selectFrom("staffTwoFactors").selectAll().where("userId", "=", userId).executeTakeFirst();

/** Without an app, the second step is a passkey. */
export const hasApp = (row: Pick<StaffTwoFactorRow, "secret"> | undefined): boolean =>
  row !== undefined && row.secret !== "";

const everyTwoFactor = (db: Db) => db.selectFrom("staffTwoFactors").selectAll().execute();

/** Stores an unverified secret, unless there already is one. @returns the stored secret. */
async function beginTwoFactor(db: Db, userId: string, secret: string): Promise<string | undefined> {
  await db
    .insertInto("staffTwoFactors")
    .values({ userId, secret, verifiedAt: null, recoveryCodes: "[]" })
    .onConflict((other) => other.doNothing())
    .execute();
  const found = await twoFactorOf(db, userId);
  return found?.verifiedAt === null ? found.secret : undefined;
}

/** Codes of this time step and earlier are refused from now on. @returns false when it was already used. */
async function spendStep(db: Db, userId: string, step: number, change: Partial<StaffTwoFactorRow> = {}) {
  const used = db
    .updateTable("staffTwoFactors")
    .set({ ...(change as object), lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Deletes the secret of an app, which no code has proven. */
async function verifyWithoutApp(db: Db, userId: string, verifiedAt: number): Promise<boolean> {
  const verified = db.updateTable("staffTwoFactors").set({ verifiedAt, secret: "" }).where("userId", "=", userId);
  return (await verified.where("verifiedAt", "is", null).executeTakeFirst()).numUpdatedRows > 0n;
}

async function replaceRecoveryCodes(db: Db, userId: string, before: string, after: string): Promise<boolean> {
  const replaced = db
    .updateTable("staffTwoFactors")
    .set({ recoveryCodes: after })
    .where("userId", "=", userId)
    .where("recoveryCodes", "=", before);
  return (await replaced.executeTakeFirst()).numUpdatedRows > 0n;
}

async function replaceSecret(db: Db, userId: string, before: string, after: string): Promise<void> {
  const changed = db.updateTable("staffTwoFactors").set({ secret: after }).where("userId", "=", userId);
  await changed.where("secret", "=", before).execute();
}

export async function deleteBegun(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).where("verifiedAt", "is", null).execute();
}

export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).execute();
  await db.deleteFrom("staffPasskeys").where("userId", "=", userId).execute();
}

const recoveryCount = 10;
/** Without those that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const purpose = "staff-second-step";

/** A secret of 140 bits as 20 ASCII characters, which is 32 letters in an app; RFC 4226 requires 128 bits. */
const newSecret = () => String.fromCharCode(...randomBytes(20).map((byte) => byte & 0x7f));

export interface SecondSteps {
  /** The secret for an app; undefined for a person who has a second factor. */
  begin: (uid: string) => Promise<string | undefined>;
  /** The first code makes the app the second factor; `db` is the transaction. */
  enrol: (db: Db, uid: string, code: string) => Promise<boolean>;
  /** The second factor becomes a passkey, which the caller has stored. */
  enrolWithoutApp: (db: Db, uid: string) => Promise<boolean>;
  /** Each code works once. */
  checkCode: (uid: string, code: string) => Promise<boolean>;
  /** The second factor was set up with another site secret: no code is correct. */
  isUnreadable: (uid: string) => Promise<boolean>;
  countUnreadable: () => Promise<number>;
  /** Uses up the code. */
  checkRecovery: (uid: string, code: string) => Promise<boolean>;
  standing: (uid: string) => Promise<{ isSetUp: boolean; hasApp: boolean; codesLeft: number }>;
  newRecoveryCodes: (db: Db, uid: string) => Promise<string[]>;
}

/** Also with its number in the list or other words around it. */
const shownCode = /(?<![a-z\d])[a-z2-9]{5}\p{Pd}[a-z2-9]{5}(?![a-z\d])/gu;

/** People type spaces, capitals and other dashes, or paste more than the code. */
function plain(typed: string): string {
  const text = pastedText(typed).toLowerCase();
  const [code, ...others] = text.match(shownCode) ?? [];
  return (code !== undefined && others.length === 0 ? code : text).replace(/[^a-z0-9]/g, "");
}

/** Two groups of five characters: 49 bits, which cannot be guessed within the limits. */
const newCode = () => {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}`;
};

export function createSecondSteps(parts: { db: Kysely<Tables>; secret: Secret; now: () => number }): SecondSteps {
  const { db, secret, now } = parts;
  const digestOf = (uid: string, code: string) => secret.hmac(`staff-recovery:${uid}:${plain(code)}`);
  // With another secret.key nothing can be decrypted: the second factor must be set up again.
  const opened = (sealed: string) => secret.open(purpose, sealed);

  async function stepIn(db: Db, uid: string, code: string, isVerified: boolean): Promise<number | undefined> {
    const found = await twoFactorOf(db, uid);
    if (!found || (found.verifiedAt !== null) !== isVerified) return undefined;
    const text = opened(found.secret);
    const step = text ? stepOf(text, code, now()) : undefined;
    if (text && step !== undefined && isSealedAsBefore(found.secret))
      await replaceSecret(db, uid, found.secret, secret.seal(purpose, text));
    return step;
  }

  const isUnreadable = (row: Selectable<StaffTwoFactorRow>) =>
    row.verifiedAt !== null && hasApp(row) && !opened(row.secret);

  return {
    async isUnreadable(uid) {
      const found = await twoFactorOf(db, uid);
      return found !== undefined && isUnreadable(found);
    },
    async countUnreadable() {
      return (await everyTwoFactor(db)).filter(isUnreadable).length;
    },
    async begin(uid) {
      const kept = await beginTwoFactor(db, uid, secret.seal(purpose, newSecret()));
      return kept === undefined ? undefined : opened(kept);
    },
    async enrol(tx, uid, code) {
      const step = await stepIn(tx, uid, code, false);
      return step !== undefined && spendStep(tx, uid, step, { verifiedAt: now() });
    },
    enrolWithoutApp: (tx, uid) => verifyWithoutApp(tx, uid, now()),
    async checkCode(uid, code) {
      const step = await stepIn(db, uid, code, true);
      return step !== undefined && spendStep(db, uid, step);
    },
    async checkRecovery(uid, code) {
      const found = await twoFactorOf(db, uid);
      const kept: string[] = JSON.parse(found?.recoveryCodes ?? "[]");
      const left = kept.filter((each) => each !== digestOf(uid, code));
      if (!found?.verifiedAt || left.length === kept.length) return false;
      return replaceRecoveryCodes(db, uid, found.recoveryCodes, JSON.stringify(left));
    },
    async standing(uid) {
      const found = await twoFactorOf(db, uid);
      const codesLeft = JSON.parse(found?.recoveryCodes ?? "[]").length;
      return { isSetUp: found?.verifiedAt != null, hasApp: hasApp(found), codesLeft };
    },
    async newRecoveryCodes(tx, uid) {
      const codes = Array.from({ length: recoveryCount }, newCode);
      const digests = JSON.stringify(codes.map((code) => digestOf(uid, code)));
      const found = await twoFactorOf(tx, uid);
      if (!found?.verifiedAt || !(await replaceRecoveryCodes(tx, uid, found.recoveryCodes, digests)))
        throw new Error("The recovery codes were changed at the same time.");
      return codes;
    },
  };
}
