import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { type Allowance, skew } from "./limits.server.ts";

const second = 1000;
/** Milliseconds. The first wait doubles with each further attempt. */
const longestWait = 15 * 60 * second;
const firstWait = 2 * second;
/** Milliseconds after the last attempt. */
const memory = 24 * 60 * 60 * second;

export type AttemptLimit = [whose: string, free: number];

export interface Backoff {
  /** Counted before the outcome, so that concurrent attempts cannot bypass the limit. Nobody is locked out for good. */
  consume: (...tries: AttemptLimit[]) => Promise<Allowance>;
  reset: (whose: string) => Promise<void>;
  refund: (whose: string) => Promise<void>;
  tidy: () => Promise<void>;
}

/** The clock may have been set back since. */
function allowanceAt(nextAt: number, now: number): Allowance {
  const wait = Math.min(nextAt - now, longestWait);
  return wait > 0 ? { ok: false, reason: "tooMany", seconds: Math.ceil(wait / second) } : { ok: true };
}

/** A restart forgets all attempts, which gives an attacker only a few more. */
export function createMemoryBackoff(now: () => number): Backoff {
  // Not `max`: the cache would allocate all its entries at once, which takes milliseconds at each start.
  const stored = new LRUCache<string, { count: number; nextAt: number }>({
    maxSize: 100_000,
    sizeCalculation: () => 1,
    ttl: memory,
  });
  return {
    async consume(...tries) {
      const allowance = allowanceAt(Math.max(...tries.map(([whose]) => stored.get(whose)?.nextAt ?? 0)), now());
      if (!allowance.ok) return allowance;
      for (const [whose, free] of tries) {
        const count = (stored.get(whose)?.count ?? 0) + 1;
        const pause = count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longestWait);
        stored.set(whose, { count, nextAt: now() + pause });
      }
      return allowance;
    },
    reset: async (whose) => void stored.delete(whose),
    async refund(whose) {
      const tries = stored.get(whose);
      if (tries) stored.set(whose, { count: tries.count - 1, nextAt: 0 });
    },
    tidy: async () => void stored.purgeStale(),
  };
}

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

function createSharedBackoff(db: Kysely<Tables>, secret: Secret, now: () => number): Backoff {
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

interface Parts {
  now: () => number;
  shared?: Kysely<Tables> | undefined;
  secret: Secret;
}

export const createBackoff = ({ now, shared, secret }: Parts): Backoff =>
  shared ? createSharedBackoff(shared, secret, now) : createMemoryBackoff(now);
