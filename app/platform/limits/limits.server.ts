import type { Kysely } from "kysely";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { networkOf } from "./network.ts";
import { isOfAll, type Rule, rules, wide } from "./rules.ts";
import { openSharedLimits } from "./shared-limits.server.ts";
import { openFileLimits } from "./sqlite-limits.server.ts";

const minute = 60;
const hour = 60 * minute;

/** How many times the points of a household its whole network gets. */
const householdsOfNetwork = 20;

/**
 * A rule and the key to count by: for `...OfAddress` the visitor's address and, after a space, what is counted
 * separately.
 */
export type Count = [rule: Rule, whose: string];

/** The limit is reached; retry after so many seconds. */
export type TooMany = { ok: false; reason: "tooMany"; seconds: number };
export type Allowance = { ok: true } | TooMany;

/** The answer when the server is at its capacity, for everyone. */
export const busy: TooMany = { ok: false, reason: "tooMany", seconds: 30 };

/** Rate limits for what visitors do. */
export interface Limits {
  /**
   * Consumes a point of each, or of none when one is over its limit. @throws Error when the counts cannot be stored.
   */
  consume: (...counts: Count[]) => Promise<Allowance>;
  /** Whether a point of it is left, without consuming it. @throws Error when the counts cannot be read. */
  peek: (...count: Count) => Promise<Allowance>;
  /** Refunds a point: it was not used after all. */
  refund: (...count: Count) => Promise<void>;
  /** Resets a count, including attempts that were refused in the meantime. */
  reset: (...count: Count) => Promise<void>;
  /** Deletes expired counts. */
  tidy: () => Promise<void>;
  close: () => void;
}

interface Parts {
  dataDir: string;
  /** The store that processes share, if it is one. */
  shared?: Kysely<Tables> | undefined;
  secret: Secret;
  /** Replaces the points of the site-wide ceilings. */
  mailsPerHour?: number;
}

/** Puts the limits together; keys are stored as HMACs. */
export function createLimits({ dataDir, shared, secret, mailsPerHour }: Parts): Limits {
  const store = shared ? openSharedLimits(shared) : openFileLimits(dataDir);
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, duration }]) => {
      const isOfNetwork = name === "codesOfNetwork";
      const ceiling = isOfNetwork ? Math.ceil((mailsPerHour ?? 600) / 3) : isOfAll(name) ? mailsPerHour : undefined;
      return [name, store.limiter(name, { points: ceiling ?? points, duration }, wide.has(name))];
    }),
  );
  const networkLimiters = Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => name.endsWith("OfAddress"))
      .map(([name, { points, duration }]) => [
        name,
        store.limiter(`${name}Network`, { points: points * householdsOfNetwork, duration }, true),
      ]),
  );
  const limiter = (rule: Rule) => limiters[rule] as RateLimiterAbstract;
  const keyOf = (whose: string) => secret.hmac(`limit:${whose}`);

  /** Where a count is stored: under its own key and, for an IPv6 address, also under its network's. */
  function placesOf([rule, whose]: Count): [RateLimiterAbstract, key: string][] {
    const [address = "", ...rest] = whose.split(" ");
    const network = networkLimiters[rule];
    const own: [RateLimiterAbstract, string] = [limiter(rule), keyOf(whose)];
    if (!network || !address.includes(":")) return [own];
    return [own, [network, keyOf([networkOf(address), ...rest].join(" "))]];
  }

  const warnings = new RateLimiterMemory({ points: 1, duration: hour });

  /** The answer when a site-wide ceiling is reached; it is logged once an hour. */
  async function busyFor(seconds: number, [rule, whose]: Count): Promise<TooMany> {
    const isFirst = await warnings.consume(`${rule} ${whose}`).catch(() => false);
    if (isFirst) log.warn({ limit: rule, of: whose }, "a site-wide rate limit was reached");
    // A wait of up to a minute would be shown as the wait for another code.
    return { ...busy, seconds: Math.max(seconds, minute + 1) };
  }

  return {
    async consume(...counts) {
      const places = counts.flatMap((count) => placesOf(count).map(([place, key]) => ({ count, place, key })));
      // At once, so that a store with many processes makes all counts in one statement.
      const outcomes = await Promise.allSettled(places.map(({ place, key }) => place.consume(key)));
      const faults = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason : undefined));
      const failed = faults.find((fault) => fault && !(fault instanceof RateLimiterRes));
      if (failed) throw failed;
      const first = faults.findIndex((fault) => fault !== undefined);
      const count = places[first]?.count;
      if (!count) return { ok: true };
      await Promise.all(places.toSpliced(first, 1).map(({ place, key }) => place.reward(key)));
      const seconds = Math.max(1, Math.ceil(faults[first].msBeforeNext / 1000));
      return isOfAll(count[0]) ? busyFor(seconds, count) : { ok: false, reason: "tooMany", seconds };
    },
    async peek(...count) {
      for (const [place, key] of placesOf(count)) {
        const res = await place.get(key);
        if (res && res.remainingPoints <= 0)
          return { ok: false, reason: "tooMany", seconds: Math.max(1, Math.ceil(res.msBeforeNext / 1000)) };
      }
      return { ok: true };
    },
    async refund(...count) {
      for (const [place, key] of placesOf(count)) await place.reward(key);
    },
    async reset(rule, whose) {
      await limiter(rule).delete(keyOf(whose));
    },
    tidy: store.tidy,
    close: store.close,
  };
}
