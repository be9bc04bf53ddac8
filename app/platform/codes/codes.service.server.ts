import { randomBytes, randomInt } from "node:crypto";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { CodeRow, Purpose } from "#app/platform/db/tables.ts";
import { addCode, dead, killCodesLike, tryCode } from "./codes.rows.server.ts";

/** How long a code holds, in milliseconds. */
const codeLife = 10 * 60_000;

/**
 * Wrong tries after which a code is dead. With ten codes a day for a purpose and an address (limits.server.ts) and at most twenty in
 * 24 hours, since their day is counted from the first, a guess succeeds with a chance of 20 x 5 / 1,000,000: 1 in
 * 10,000. Codes of accounts stand twenty wrong tries a day in all: 1 in 50,000.
 */
const triesPerCode = 5;

/** What a code is made for. */
interface Aim {
  purpose: Purpose;
  /** Where it is mailed to, as addresses are compared. */
  emailKey: string;
  /** What it opens; null for a code that nobody is sent. */
  subject: string | null;
}

/** One-time codes of six digits. */
export interface Codes {
  /** Makes a code. Older ones hold on until one of them is used. */
  issue: (rows: Db, aim: Aim) => Promise<{ ticket: string; code: string }>;
  /**
   * What a code opens, which kills it and others that open the same; undefined where it is wrong, old, used, or was
   * tried too often. A wrong try is counted: the caller must let its transaction end well, so that the count stays.
   */
  redeem: (rows: Db, purpose: Purpose, ticket: string, typed: string) => Promise<CodeRow | undefined>;
  /** The same, and what a wrong try was counted for; undefined where there was nothing to try. */
  attempt: (rows: Db, purpose: Purpose, ticket: string, typed: string) => Promise<Attempt | undefined>;
}

/** A try of a code that could be used. */
interface Attempt {
  isRight: boolean;
  code: CodeRow;
}

/** A name that cannot be guessed: 128 bits, letters and digits. */
export const newId = (): string => randomBytes(16).toString("base64url");

/** Puts the code engine together; `now` gives milliseconds since 1970. */
export function createCodes({ secret, now }: { secret: Secret; now: () => number }): Codes {
  const hashOf = (ticket: string, code: string) => secret.hmac(`code:${ticket}:${code}`);
  async function attempt(rows: Db, purpose: Purpose, ticket: string, typed: string): Promise<Attempt | undefined> {
    const code = await tryCode(rows, { ticket, purpose, hash: hashOf(ticket, typed), most: triesPerCode, now: now() });
    if (!code) return undefined;
    const isRight = code.hash === dead;
    if (isRight) await killCodesLike(rows, code);
    return { isRight, code };
  }
  return {
    attempt,
    async issue(rows, aim) {
      const ticket = newId();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const createdAt = now();
      const hash = hashOf(ticket, code);
      await addCode(rows, { id: ticket, ...aim, hash, tries: 0, createdAt, expiresAt: createdAt + codeLife });
      return { ticket, code };
    },
    async redeem(rows, purpose, ticket, typed) {
      const tried = await attempt(rows, purpose, ticket, typed);
      return tried?.isRight ? tried.code : undefined;
    },
  };
}
