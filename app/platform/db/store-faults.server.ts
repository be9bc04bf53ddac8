const storeFaults = new WeakSet<object>();

export function markStoreFault(error: unknown): void {
  if (typeof error === "object" && error !== null) storeFaults.add(error);
}

export const isStoreAway = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (storeFaults.has(error) || isStoreAway((error as Error).cause));
