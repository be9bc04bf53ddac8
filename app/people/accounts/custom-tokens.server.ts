import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { log } from "#app/log.server.ts";
import { readToken, tokenLife } from "./mailed-tokens.server.ts";
import type { AccountOwner, IdentityService } from "./ports.server.ts";

/** @returns false when it was used before. */
async function markTokenUsed(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("spentTokens")
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function isTokenUsed(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("spentTokens").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

async function markTokenUnused(db: Db, id: string): Promise<void> {
  await db.deleteFrom("spentTokens").where("id", "=", id).execute();
}

export async function deleteUsedTokensBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("spentTokens").where("expiresAt", "<", time).execute();
}

/** The site's own tokens, which are invitations, and those of the identity service; each signs in once. */
export interface CustomTokens {
  isGood: (token: string) => Promise<boolean>;
  /** An invitation may open an account. Undefined for an invalid or used token; unused again if `work` fails. */
  use: <Outcome>(token: string, work: (person: AccountOwner) => Promise<Outcome>) => Promise<Outcome | undefined>;
}

interface Parts {
  db: Db;
  secret: Secret;
  identity: IdentityService;
  /** Milliseconds since 1970. */
  now: () => number;
}

const minute = 60_000;

/** Ignores the unused bits of a base64url signature's last character, which allow several spellings. */
function inOneSpelling(token: string): string {
  const start = token.lastIndexOf(".") + 1;
  return token.slice(0, start) + Buffer.from(token.slice(start), "base64url").toString("base64url");
}

export function createCustomTokens({ db, secret, identity, now }: Parts): CustomTokens {
  /** Tokens that have been logged: one set in the environment is checked at every visit. */
  const ignored = new LRUCache<string, true>({ max: 1000 });

  let loggedAt = Number.NEGATIVE_INFINITY;
  function ignore(token: string): undefined {
    // At most once a minute: anyone can make up tokens.
    if (!ignored.has(token) && Math.abs(now() - loggedAt) >= minute) {
      log.warn("a custom token that is used or expired was ignored");
      loggedAt = now();
    }
    ignored.set(token, true);
  }

  const idOf = (token: string) =>
    readToken(secret, token, now())?.id ?? createHash("sha256").update(inOneSpelling(token)).digest("base64url");

  const isValid = (token: string) => readToken(secret, token, now()) !== undefined || identity.isTokenGood(token);

  async function personOf(token: string): Promise<AccountOwner | undefined> {
    const claims = readToken(secret, token, now());
    if (!claims) return identity.isTokenGood(token) ? identity.verifyToken(token) : undefined;
    const known = await identity.find(claims.email);
    if (known) return known;
    const created = await identity.create({ email: claims.email, name: claims.name });
    // Another use of the invitation may have created it at the same moment.
    return created.ok ? created.person : identity.find(claims.email);
  }

  return {
    async isGood(token) {
      const isGood = isValid(token) && !(await isTokenUsed(db, idOf(token)));
      if (!isGood) ignore(token);
      return isGood;
    },
    async use(token, work) {
      const id = idOf(token);
      if (!isValid(token) || !(await markTokenUsed(db, id, now() + tokenLife))) return ignore(token);
      try {
        const person = await personOf(token);
        return person && (await work(person));
      } catch (error) {
        await markTokenUnused(db, id);
        throw error;
      }
    },
  };
}
