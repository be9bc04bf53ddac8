import type { Allowance } from "./limits.server.ts";

const second = 1000;
/** The longest wait, in milliseconds. */
export const longestWait = 15 * 60 * second;
/** The wait after the first attempt that is not free, in milliseconds; it doubles with each further one. */
export const firstWait = 2 * second;
/** Milliseconds after the last attempt until attempts are deleted. */
export const memory = 24 * 60 * 60 * second;

/** The key by which attempts are counted, and how many of them are free. */
export type AttemptLimit = [whose: string, free: number];

/** Exponential back-off after failed attempts. */
export interface Backoff {
  /**
   * Counts one more attempt for each key, before it is known whether it fails, so that concurrent attempts cannot
   * bypass the limit. After the free ones the wait is 2 s and doubles with each attempt, up to a quarter of an hour:
   * nobody is locked out permanently. @throws Error when the attempts cannot be stored.
   */
  consume: (...tries: AttemptLimit[]) => Promise<Allowance>;
  /** Deletes all attempts, after a successful one. */
  reset: (whose: string) => Promise<void>;
  /** Refunds a successful attempt. */
  refund: (whose: string) => Promise<void>;
  /** Deletes old attempts. */
  tidy: () => Promise<void>;
}

/** Whether an attempt is allowed now that is allowed from `nextAt` on; the clock may have been set back since. */
export function allowanceAt(nextAt: number, now: number): Allowance {
  const wait = Math.min(nextAt - now, longestWait);
  return wait > 0 ? { ok: false, reason: "tooMany", seconds: Math.ceil(wait / second) } : { ok: true };
}
