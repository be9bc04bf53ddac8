import { type Kysely, sql } from "kysely";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { allowanceAt, type Backoff, firstWait, longestWait, memory } from "./backoff.ts";
import { skew } from "./counts.server.ts";

/** More doublings than needed for the longest wait, and few enough not to overflow. */
const mostDoublings = 20;

/** A single statement, so that concurrent attempts are all counted. @returns false when the attempt has to wait */
async function countAttempt(db: Kysely<Tables>, key: string, free: number, now: number): Promise<boolean> {
  const count = sql<number>`CASE WHEN backoff."expiresAt" <= ${now} THEN 1 ELSE backoff.count + 1 END`;
  const waitAfter = (tried: typeof count) =>
    sql<number>`CASE WHEN ${tried} < ${free}::integer THEN 0 ELSE
      LEAST(${firstWait} * power(2, LEAST(${tried} - ${free}::integer, ${mostDoublings})), ${longestWait})::bigint END`;
  const nextAt = (tried: typeof count) => sql<number>`${now}::bigint + ${waitAfter(tried)}`;
  const expiresAt = now + memory;
  const counted = await db
    .insertInto("backoff")
    .values({ key, count: 1, nextAt: nextAt(sql`1`), expiresAt })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ count, nextAt: nextAt(count), expiresAt })
        // A wait that ends later than the longest possible one was stored before the clock was set back.
        .where((is) => is.or([is("backoff.nextAt", "<=", now), is("backoff.nextAt", ">", now + longestWait + skew)])),
    )
    .returning("count")
    .executeTakeFirst();
  return counted !== undefined;
}

export function createSharedBackoff(db: Kysely<Tables>, secret: Secret, now: () => number): Backoff {
  const keyOf = (whose: string) => secret.hmac(`backoff:${whose}`);

  async function lastOf(keys: string[]): Promise<number> {
    const waits = db.selectFrom("backoff").select("nextAt").where("key", "in", keys);
    const last = await waits
      .where("nextAt", "<=", now() + longestWait + skew)
      .orderBy("nextAt", "desc")
      .executeTakeFirst();
    return last?.nextAt ?? 0;
  }

  const refund = async (key: string) => {
    const stored = db.updateTable("backoff").set(({ eb }) => ({ count: eb("count", "-", 1), nextAt: 0 }));
    await stored.where("key", "=", key).execute();
  };

  return {
    async consume(...tries) {
      const keys = tries.map(([whose]) => keyOf(whose));
      for (;;) {
        const allowance = allowanceAt(await lastOf(keys), now());
        if (!allowance.ok) return allowance;
        const counted: string[] = [];
        for (const [index, [, free]] of tries.entries()) {
          const key = keys[index] ?? "";
          if (!(await countAttempt(db, key, free, now()))) break;
          counted.push(key);
        }
        if (counted.length === tries.length) return allowance;
        // A concurrent attempt was counted first: its wait applies to this one too.
        for (const key of counted) await refund(key);
      }
    },
    async reset(whose) {
      await db.deleteFrom("backoff").where("key", "=", keyOf(whose)).execute();
    },
    refund: (whose) => refund(keyOf(whose)),
    async tidy() {
      await db.deleteFrom("backoff").where("expiresAt", "<=", now()).execute();
    },
  };
}
