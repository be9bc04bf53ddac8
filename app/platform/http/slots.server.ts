/** A fixed number of slots for concurrent work. */
export interface Slots {
  /**
   * Takes a slot and returns the function that frees it, which may be called twice; undefined when none is free or
   * `whose` has one already.
   */
  take: (whose?: string) => (() => void) | undefined;
}

/** Puts together `most` slots, one for each `whose`. */
export function createSlots(most: number): Slots {
  const taken = new Set<string | symbol>();
  return {
    take(whose) {
      const key = whose ?? Symbol();
      if (taken.size >= most || taken.has(key)) return undefined;
      const own = new Set([key]);
      taken.add(key);
      return () => {
        // A second call must not free a slot that the same owner has taken since.
        if (own.delete(key)) taken.delete(key);
      };
    },
  };
}
