const faults = new WeakSet<object>();

/** Remembers that an error came from a store that could not be reached, or could not work. */
export function noteStoreFault(error: unknown): void {
  if (typeof error === "object" && error !== null) faults.add(error);
}

/** Whether an error is one of a store that could not be reached, or could not work: trying again later may help. */
export const isStoreAway = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (faults.has(error) || isStoreAway((error as Error).cause));
