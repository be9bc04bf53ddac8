import type { Allowance } from "./limits.server.ts";

const second = 1000;
/** Milliseconds. The first wait doubles with each further attempt. */
export const longestWait = 15 * 60 * second;
export const firstWait = 2 * second;
/** Milliseconds after the last attempt. */
export const memory = 24 * 60 * 60 * second;

export type AttemptLimit = [whose: string, free: number];

export interface Backoff {
  /** Counted before the outcome, so that concurrent attempts cannot bypass the limit. Nobody is locked out for good. */
  consume: (...tries: AttemptLimit[]) => Promise<Allowance>;
  reset: (whose: string) => Promise<void>;
  refund: (whose: string) => Promise<void>;
  tidy: () => Promise<void>;
}

/** The clock may have been set back since. */
export function allowanceAt(nextAt: number, now: number): Allowance {
  const wait = Math.min(nextAt - now, longestWait);
  return wait > 0 ? { ok: false, reason: "tooMany", seconds: Math.ceil(wait / second) } : { ok: true };
}
