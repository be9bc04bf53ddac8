/** Places for what may be under way at once. */
export interface Slots {
  /**
   * Takes a place and gives the function that frees it, which may be called twice; undefined where none is free, or
   * `whose` has one already.
   */
  take: (whose?: string) => (() => void) | undefined;
}

/** So many places, one for each `whose`. */
export function createSlots(most: number): Slots {
  const taken = new Set<string | symbol>();
  return {
    take(whose) {
      const key = whose ?? Symbol();
      if (taken.size >= most || taken.has(key)) return undefined;
      const own = new Set([key]);
      taken.add(key);
      return () => {
        // A second call must not free the place that the same one has taken since.
        if (own.delete(key)) taken.delete(key);
      };
    },
  };
}
