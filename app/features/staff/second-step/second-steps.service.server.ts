import { randomBytes, randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { isSealedAsBefore } from "#app/platform/crypto/sealing.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { StaffTwoFactorRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { pastedText } from "#app/platform/i18n/pasted-text.ts";
import { stepOf } from "./app-codes.server.ts";
import {
  beginTwoFactor,
  everyTwoFactor,
  hasApp,
  replaceRecoveryCodes,
  replaceSecret,
  spendStep,
  twoFactorOf,
  verifyWithoutApp,
} from "./two-factors.rows.server.ts";

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
