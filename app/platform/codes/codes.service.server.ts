import { randomInt } from "node:crypto";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";
import { addCode, invalidHash, invalidateCodesLike, lockCodesLike, tryCode } from "./codes.rows.server.ts";

/** Milliseconds. */
const codeLife = 10 * 60_000;

/**
 * With at most twenty codes in 24 hours for a purpose and address (ten a day, limits/rules.ts), guessing succeeds with
 * a probability of 20 x 5 / 1,000,000: 1 in 10,000. Accounts allow twenty wrong attempts a day: 1 in 50,000.
 */
const triesPerCode = 5;

interface Aim {
  purpose: Purpose;
  emailKey: string;
  resourceId: string | null;
}

export interface Codes {
  issue: (db: Db, aim: Aim) => Promise<{ ticket: string; code: string }>;
  /** Invalidates the resource's other codes. The caller must commit, so that a wrong attempt is counted. */
  redeem: (db: Db, purpose: Purpose, ticket: string, typed: string) => Promise<CodeRow | undefined>;
  attempt: (db: Db, purpose: Purpose, ticket: string, typed: string) => Promise<Attempt | undefined>;
}

interface Attempt {
  isRight: boolean;
  code: CodeRow;
}

export function createCodes({ secret, now }: { secret: Secret; now: () => number }): Codes {
  const hashOf = (ticket: string, code: string) => secret.hmac(`code:${ticket}:${code}`);
  async function attempt(db: Db, purpose: Purpose, ticket: string, typed: string): Promise<Attempt | undefined> {
    await lockCodesLike(db, ticket);
    const code = await tryCode(db, { ticket, purpose, hash: hashOf(ticket, typed), most: triesPerCode, now: now() });
    if (!code) return undefined;
    const isRight = code.hash === invalidHash;
    if (isRight) await invalidateCodesLike(db, code);
    return { isRight, code };
  }
  return {
    attempt,
    async issue(tx, aim) {
      const ticket = newId();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const createdAt = now();
      const hash = hashOf(ticket, code);
      await addCode(tx, { id: ticket, ...aim, hash, tries: 0, createdAt, expiresAt: createdAt + codeLife });
      return { ticket, code };
    },
    async redeem(tx, purpose, ticket, typed) {
      const tried = await attempt(tx, purpose, ticket, typed);
      return tried?.isRight ? tried.code : undefined;
    },
  };
}
