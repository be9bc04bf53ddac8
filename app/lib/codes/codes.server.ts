import { randomInt } from "node:crypto";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, type Ids, lockRows } from "#app/lib/db/database.server.ts";
import type { CodeRow, Purpose } from "#app/lib/db/tables.ts";

/** No real code has this hash: the code can no longer be used. */
export const invalidHash = "";

/** Earlier codes stay valid: anyone can request a code, and must not be able to cancel the owner's. */
async function addCode(db: Db, row: CodeRow): Promise<void> {
  await db.insertInto("codes").values(row).execute();
}

export function codeOf(db: Db, ticket: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return db.selectFrom("codes").selectAll().where("id", "=", ticket).where("purpose", "=", purpose).executeTakeFirst();
}

/** In one order: using a code invalidates the others, and two used at once must not deadlock. */
async function lockCodesLike(db: Db, ticket: string): Promise<void> {
  const opened = db.selectFrom("codes").select("resourceId").where("id", "=", ticket);
  await lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "=", opened).orderBy("id"));
}

export const lockCodesOf = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("codes").select("id").where("resourceId", "in", resources).orderBy("id"));

interface Try {
  ticket: string;
  purpose: Purpose;
  hash: string;
  most: number;
  now: number;
}

/** One statement, so that the limit holds for concurrent attempts. @returns undefined when the code cannot be used */
function tryCode(db: Db, { ticket, purpose, hash, most, now }: Try): Promise<CodeRow | undefined> {
  return db
    .updateTable("codes")
    .set(({ eb }) => {
      const isRight = eb("hash", "=", hash).and("resourceId", "is not", null);
      return {
        hash: eb.case().when(isRight).then(invalidHash).else(eb.ref("hash")).end(),
        tries: eb
          .case()
          .when(isRight)
          .then(eb.ref("tries"))
          .else(eb("tries", "+", 1))
          .end(),
      };
    })
    .where("id", "=", ticket)
    .where("purpose", "=", purpose)
    .where("hash", "!=", invalidHash)
    .where("tries", "<", most)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

async function invalidateCodesLike(db: Db, { purpose, emailKey, resourceId }: CodeRow): Promise<void> {
  await db
    .updateTable("codes")
    .set({ hash: invalidHash })
    .where("emailKey", "=", emailKey)
    .where("purpose", "=", purpose)
    .where("resourceId", "=", resourceId)
    .execute();
}

export async function invalidateCode(db: Db, ticket: string): Promise<void> {
  await db.updateTable("codes").set({ hash: invalidHash }).where("id", "=", ticket).execute();
}

export async function deleteCodesBefore(db: Db, time: number, whose: "nobody" | "all"): Promise<void> {
  const expired = db.selectFrom("codes").select("id").where("expiresAt", "<", time);
  const old = whose === "all" ? expired : expired.where("resourceId", "is", null);
  // In the order in which an attempt locks them.
  await lockRows(db, old.orderBy("id"));
  await db.deleteFrom("codes").where("id", "in", old).execute();
}

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
