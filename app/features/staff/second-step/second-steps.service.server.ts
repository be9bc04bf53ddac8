import { randomBytes, randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { isSealedAsBefore } from "#app/platform/crypto/sealing.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { StaffTwoFactorRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { stepOf } from "./app-codes.server.ts";
import {
  beginTwoFactor,
  everyTwoFactor,
  replaceRecoveryCodes,
  replaceSecret,
  spendStep,
  twoFactorOf,
} from "./two-factors.rows.server.ts";

/** How many recovery codes there are; each works once. */
const recoveryCount = 10;
/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
/** What the secret of an app is sealed for. */
const purpose = "staff-second-step";

/** A secret of 140 bits in 20 characters of ASCII: an app shows 32 letters for it, and RFC 4226 asks for 128 bits. */
const newSecret = () => String.fromCharCode(...randomBytes(20).map((byte) => byte & 0x7f));

/** The codes of the second step. */
export interface SecondSteps {
  /** The secret for the app of somebody who has no second step yet; undefined when they have one. */
  begin: (uid: string) => Promise<string | undefined>;
  /** Whether the first code of an app is right; then it is the person's second step. `rows` is the transaction. */
  enrol: (db: Db, uid: string, code: string) => Promise<boolean>;
  /** Whether a code of the app is right; each is taken once. */
  checkCode: (uid: string, code: string) => Promise<boolean>;
  /** Whether somebody's second step was set up with another secret of the site: then no code of the app is right. */
  isUnreadable: (uid: string) => Promise<boolean>;
  /** How many people's second step is so. */
  countUnreadable: () => Promise<number>;
  /** Whether a recovery code is right; it is used up. */
  checkRecovery: (uid: string, code: string) => Promise<boolean>;
  /** What somebody has of a second step. */
  standing: (uid: string) => Promise<{ isSetUp: boolean; codesLeft: number }>;
  /** New recovery codes in the place of the others, to be shown once. */
  newRecoveryCodes: (db: Db, uid: string) => Promise<string[]>;
}

/** A recovery code as it is compared: people type spaces, capitals and other dashes. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Two groups of five: 49 bits, which nobody guesses in the tries that there are. */
const newCode = () => {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}`;
};

/** Puts them together; `now` returns milliseconds since 1970. */
export function createSecondSteps(parts: { db: Kysely<Tables>; secret: Secret; now: () => number }): SecondSteps {
  const { db, secret, now } = parts;
  const digestOf = (uid: string, code: string) => secret.hmac(`staff-recovery:${uid}:${plain(code)}`);
  // With another secret.key nothing can be opened: the second step has to be set up again.
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

  const isUnreadable = (row: Selectable<StaffTwoFactorRow>) => row.verifiedAt !== null && !opened(row.secret);

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
      return { isSetUp: found?.verifiedAt != null, codesLeft: JSON.parse(found?.recoveryCodes ?? "[]").length };
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
