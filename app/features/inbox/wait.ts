const hour = 3_600_000;

/** Whole hours or, from two days on, whole days; `wait` is in milliseconds. */
export function waitOf(wait: number): { count: number; unit: "hours" | "days" } {
  const hours = Math.floor(wait / hour);
  return hours < 48 ? { count: hours, unit: "hours" } : { count: Math.floor(hours / 24), unit: "days" };
}
