import { LRUCache } from "lru-cache";
import { allowanceAt, type Backoff, firstWait, longestWait, memory } from "./backoff.ts";

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
