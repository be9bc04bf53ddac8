import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** Milliseconds by which the clocks of machines may differ that share a store. */
export const skew = 10 * 60_000;

/** The points of a limit, and the seconds after which they are new. */
export interface LimitOptions {
  points: number;
  duration: number;
}

/** Where the counts of limits are. */
export interface LimitStore {
  /** The limiter of this name; one that `isWide` may lose its counts when the process ends. */
  limiter: (name: string, options: LimitOptions, isWide: boolean) => RateLimiterAbstract;
  /** Deletes expired counts. */
  tidy: () => Promise<void>;
  close: () => void;
}
