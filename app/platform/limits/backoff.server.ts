import { LRUCache } from "lru-cache";
import type { Allowance } from "./limits.server.ts";

const second = 1000;
const longestWait = 15 * 60 * second;
/** Milliseconds after the last attempt until attempts are deleted. */
const memory = 24 * 60 * 60 * second;

/** The key that attempts are counted by, and how many of them are free. */
export type Tries = [whose: string, free: number];

/** Exponential back-off after failed attempts. */
export interface Backoff {
  /**
   * Counts one more attempt for each key, before it is known whether it fails, so that concurrent attempts are no way
   * around it. After the free ones the wait is 2 s and doubles with each attempt, up to a quarter of an hour: nobody is
   * locked out permanently.
   */
  consume: (...tries: Tries[]) => Allowance;
  /** Deletes all attempts, after one that was right. */
  reset: (whose: string) => void;
  /** Refunds one attempt that was right. */
  refund: (whose: string) => void;
}

/**
 * Puts it together; `now` returns milliseconds since 1970. A restart deletes all attempts, which gives an attacker a
 * few more.
 */
export function createBackoff(now: () => number): Backoff {
  const stored = new LRUCache<string, { count: number; nextAt: number }>({ max: 100_000, ttl: memory });
  return {
    consume(...tries) {
      const last = Math.max(...tries.map(([whose]) => stored.get(whose)?.nextAt ?? 0));
      // The clock may have been set back in the meantime.
      const wait = Math.min(last - now(), longestWait);
      if (wait > 0) return { ok: false, reason: "tooMany", seconds: Math.ceil(wait / second) };
      for (const [whose, free] of tries) {
        const count = (stored.get(whose)?.count ?? 0) + 1;
        const pause = count < free ? 0 : Math.min(second * 2 ** (count - free + 1), longestWait);
        stored.set(whose, { count, nextAt: now() + pause });
      }
      return { ok: true };
    },
    reset: (whose) => void stored.delete(whose),
    refund(whose) {
      const tries = stored.get(whose);
      if (tries) stored.set(whose, { count: tries.count - 1, nextAt: 0 });
    },
  };
}
