import { randomInt } from "node:crypto";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";
import { addCode, dead, killCodesLike, lockCodesLike, tryCode } from "./codes.rows.server.ts";

/** How long a code is valid, in milliseconds. */
const codeLife = 10 * 60_000;

/**
 * Wrong attempts after which a code is invalid. With ten codes a day for a purpose and an address (limits/rules.ts) and
 * at most twenty in 24 hours, since their day is counted from the first, a guess succeeds with a probability of 20 x 5
 * / 1,000,000: 1 in 10,000. Codes of accounts allow twenty wrong attempts a day in total: 1 in 50,000.
 */
const triesPerCode = 5;

/** What a code is issued for. */
interface Aim {
  purpose: Purpose;
  /** The address it is mailed to, in its comparable form. */
  emailKey: string;
  /** Id of what it opens; null for a code that is sent to nobody. */
  resourceId: string | null;
}

/** One-time codes of six digits. */
export interface Codes {
  /** Creates a code. Earlier ones stay valid until one of them is used. */
  issue: (db: Db, aim: Aim) => Promise<{ ticket: string; code: string }>;
  /**
   * Uses a code, and invalidates it and others for the same resource. @returns what it opens; undefined when it is
   * wrong, expired, used, or was tried too often. A wrong attempt is counted: the caller must commit its transaction,
   * so that the count is stored.
   */
  redeem: (db: Db, purpose: Purpose, ticket: string, typed: string) => Promise<CodeRow | undefined>;
  /**
   * Like `redeem`, but also returns the code that a wrong attempt was counted for; undefined when there was no valid
   * code to try.
   */
  attempt: (db: Db, purpose: Purpose, ticket: string, typed: string) => Promise<Attempt | undefined>;
}

/** An attempt at a valid code. */
interface Attempt {
  isRight: boolean;
  code: CodeRow;
}

/** Makes the codes service; `now` returns milliseconds since 1970. */
export function createCodes({ secret, now }: { secret: Secret; now: () => number }): Codes {
  const hashOf = (ticket: string, code: string) => secret.hmac(`code:${ticket}:${code}`);
  async function attempt(db: Db, purpose: Purpose, ticket: string, typed: string): Promise<Attempt | undefined> {
    await lockCodesLike(db, ticket);
    const code = await tryCode(db, { ticket, purpose, hash: hashOf(ticket, typed), most: triesPerCode, now: now() });
    if (!code) return undefined;
    const isRight = code.hash === dead;
    if (isRight) await killCodesLike(db, code);
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
