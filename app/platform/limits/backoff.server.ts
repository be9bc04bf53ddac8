import { LRUCache } from "lru-cache";
import type { Allowance } from "./limits.server.ts";

const second = 1000;
const longestWait = 15 * 60 * second;
/** Milliseconds after the last try until tries are forgotten. */
const memory = 24 * 60 * 60 * second;

/** Whose tries are counted, and how many of them are free. */
export type Tries = [whose: string, free: number];

/** Exponential back-off after failed attempts. */
export interface Backoff {
  /**
   * Counts one more try of each, before it is known whether it fails, so that a thousand at once are no way around it.
   * After the free ones the wait is 2 s and doubles with each try, up to a quarter of an hour: nobody is shut out for good.
   */
  consume: (...tries: Tries[]) => Allowance;
  /** Forgets all tries: one was right. */
  reset: (whose: string) => void;
  /** Takes one back: it was right. */
  refund: (whose: string) => void;
}

/** Puts it together; `now` gives milliseconds since 1970. A new start forgets all tries, which gives a guesser a few more. */
export function createBackoff(now: () => number): Backoff {
  const kept = new LRUCache<string, { count: number; nextAt: number }>({ max: 100_000, ttl: memory });
  return {
    consume(...tries) {
      const last = Math.max(...tries.map(([whose]) => kept.get(whose)?.nextAt ?? 0));
      // The clock may have been set back meanwhile.
      const wait = Math.min(last - now(), longestWait);
      if (wait > 0) return { ok: false, reason: "tooMany", seconds: Math.ceil(wait / second) };
      for (const [whose, free] of tries) {
        const count = (kept.get(whose)?.count ?? 0) + 1;
        const pause = count < free ? 0 : Math.min(second * 2 ** (count - free + 1), longestWait);
        kept.set(whose, { count, nextAt: now() + pause });
      }
      return { ok: true };
    },
    reset: (whose) => void kept.delete(whose),
    refund(whose) {
      const tries = kept.get(whose);
      if (tries) kept.set(whose, { count: tries.count - 1, nextAt: 0 });
    },
  };
}
