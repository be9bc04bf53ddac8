/** A fixed number of slots for concurrent work. */
interface Slots {
  /**
   * Takes a slot and returns the function that frees it, which may be called twice; undefined when none is free or
   * `whose` already has one.
   */
  take: (whose?: string) => (() => void) | undefined;
  /** Whether somebody has a slot. */
  has: (whose: string) => boolean;
  /** Whether somebody found no slot free within the last minute, and may come again. */
  isWanted: () => boolean;
}

/** How long a slot is considered wanted after someone found none free, in milliseconds. */
const wantedFor = 60_000;

/** Makes `most` slots, at most one for each `whose`. */
export function createSlots(most: number): Slots {
  const taken = new Set<string | symbol>();
  let wantedAt = Number.NEGATIVE_INFINITY;
  return {
    has: (whose) => taken.has(whose),
    isWanted: () => performance.now() - wantedAt < wantedFor,
    take(whose) {
      const key = whose ?? Symbol();
      if (taken.has(key)) return undefined;
      if (taken.size >= most) {
        wantedAt = performance.now();
        return undefined;
      }
      const own = new Set([key]);
      taken.add(key);
      return () => {
        // A second call must not free a slot that the same owner has taken since.
        if (own.delete(key)) taken.delete(key);
      };
    },
  };
}
