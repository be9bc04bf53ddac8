import type { Kysely } from "kysely";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { Allowance, Count, Rule, TooMany } from "#app/lib/limits/limits.server.ts";
import { createPasswords, type HashCost, tryPassword } from "#app/lib/sign-in/passwords.server.ts";
import { staffByEmail } from "./staff-users.server.ts";

const providerId = "credential";

export async function staffHashOf(db: Db, userId: string): Promise<string | undefined> {
  const found = db.selectFrom("staffCredentials").select("password").where("userId", "=", userId);
  return (await found.where("providerId", "=", providerId).executeTakeFirst())?.password ?? undefined;
}

async function keepStaffHash(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insertInto("staffCredentials")
    .values({ id: newId(), userId, providerId, password })
    .onConflict((other) => other.columns(["userId", "providerId"]).doUpdateSet({ password }))
    .execute();
}

/** Hashed like the faculty's passwords, and in the same queues. */
export interface StaffPasswords {
  /** An unknown address and a wrong password take the same time. */
  verify: (
    email: string,
    password: string,
    isKnown: boolean,
  ) => Promise<{ ok: true; row: StaffUserRow } | TooMany | { ok: false; reason: "wrongCredentials" }>;
  hash: (password: string) => Promise<string>;
  /** Call it within a transaction. */
  keep: (db: Db, uid: string, hash: string) => Promise<void>;
}

interface Parts {
  db: Kysely<Tables>;
  hashCost?: HashCost | undefined;
}

export function createStaffPasswords({ db, hashCost }: Parts): StaffPasswords {
  const passwords = createPasswords(hashCost);
  return {
    async verify(email, password, isKnown) {
      const row = await staffByEmail(db, emailKey(email));
      const hash = row && (await staffHashOf(db, row.id));
      const checked = await passwords.check(hash, password, isKnown ? "known" : "stranger");
      if (!checked.ok) return checked;
      return row && hash !== undefined && checked.value ? { ok: true, row } : { ok: false, reason: "wrongCredentials" };
    },
    hash: passwords.hash,
    keep: keepStaffHash,
  };
}

export interface SignInClient {
  /** Used only for limits. */
  address: string;
  userAgent: string;
  /** The person who has signed in with this browser before. */
  knownUid?: string | undefined;
}

/** An app's code can be guessed, the others cannot. */
export type SecondFactor = "code" | "recovery" | "passkey";

export interface SecondFactorAttempt {
  /** From a signed link, or the session's id. */
  step: string;
  uid: string;
  /** Raised when all sessions end: a new password or a reset restarts the limits. */
  generation: number;
  tried: SecondFactor;
}

export interface SignInAttempts {
  password: (email: string, password: string, asker: SignInClient) => ReturnType<StaffPasswords["verify"]>;
  /**
   * Five attempts for each step, and twenty wrong codes a day for each person, counted separately for a browser in
   * which they have signed in, so that nobody else can lock them out. Recovery codes and passkeys cannot be guessed,
   * and are counted only by address.
   */
  second: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<Allowance>;
  /** Whether the attempt could be made at once with a new step, because this step has no attempts left. */
  isStepSpent: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<boolean>;
  /** Five attempts, while the code is not yet a secret. */
  step: (step: string) => Promise<Allowance>;
  /** @returns whether to notify the person; at most once a day. */
  wrong: (trial: SecondFactorAttempt) => Promise<boolean>;
  forgetPasswords: (email: string, asker: SignInClient) => Promise<void>;
  forgetSecond: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<void>;
}

const pairOf = (email: string, { address }: SignInClient, isKnown: boolean) =>
  `office ${emailKey(email)} ${isKnown ? "known" : address}`;

function countOfPerson({ uid, generation, tried }: SecondFactorAttempt, { address, knownUid }: SignInClient): Count {
  const whose = `${uid} ${generation}`;
  const ofCodes: Rule = knownUid === uid ? "officeCodesOfKnown" : "officeCodesOfPerson";
  return tried === "code" ? [ofCodes, whose] : ["officeProofsOfAddress", `${address} ${whose}`];
}

export function createSignInAttempts(
  parts: Pick<PlatformServices, "limits" | "backoff"> & {
    passwords: StaffPasswords;
    uidOf: (email: string) => Promise<string | undefined>;
  },
): SignInAttempts {
  const { limits, backoff, passwords, uidOf } = parts;
  return {
    async password(email, password, asker) {
      const allowance = await limits.consume(["officeSignInsOfAddress", asker.address]);
      if (!allowance.ok) return allowance;
      const uid = await uidOf(email);
      const isKnown = asker.knownUid !== undefined && asker.knownUid === uid;
      const account = isKnown ? undefined : `office ${emailKey(email)}`;
      return tryPassword(backoff, { pair: pairOf(email, asker, isKnown), account }, () =>
        passwords.verify(email, password, isKnown),
      );
    },
    second: (trial, asker) => limits.consume(["officeCodesOfStep", trial.step], countOfPerson(trial, asker)),
    isStepSpent: async (trial, asker) => (await limits.peek(...countOfPerson(trial, asker))).ok,
    step: (step) => limits.consume(["officeCodesOfStep", step]),
    async wrong({ uid, generation }) {
      const whose = `${uid} ${generation}`;
      if ((await limits.consume(["officeWrongCodesOfPerson", whose])).ok) return false;
      return (await limits.consume(["officeWarningsOfPerson", uid])).ok;
    },
    async forgetSecond(trial, asker) {
      await limits.reset("officeCodesOfStep", trial.step);
      await limits.refund(...countOfPerson(trial, asker));
    },
    async forgetPasswords(email, asker) {
      await backoff.reset(pairOf(email, asker, false));
      await backoff.reset(pairOf(email, asker, true));
    },
  };
}
