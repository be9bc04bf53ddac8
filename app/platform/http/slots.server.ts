interface Slots {
  /** @returns the function that frees the slot; undefined when none is free or `whose` already has one */
  take: (whose?: string) => (() => void) | undefined;
  has: (whose: string) => boolean;
  isWanted: () => boolean;
}

/** Milliseconds. */
const wantedFor = 60_000;

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
