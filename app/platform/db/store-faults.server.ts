const faults = new WeakSet<object>();

export function noteStoreFault(error: unknown): void {
  if (typeof error === "object" && error !== null) faults.add(error);
}

export const isStoreAway = (error: unknown): boolean =>
  typeof error === "object" && error !== null && (faults.has(error) || isStoreAway((error as Error).cause));
