import type { SQLInputValue } from "node:sqlite";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { memoize, type openFile } from "#app/platform/db/sqlite.server.ts";
import { openLimitsFile } from "./limits-file.server.ts";
import { networkOf } from "./network.ts";
import { inMemory, isOfAll, type Rule, rules } from "./rules.ts";

const minute = 60;
const hour = 60 * minute;

/** How many times the points of one household its whole network has. */
const householdsOfNetwork = 20;

/** A rule, and whose count it is: for `...OfAddress` the visitor's address and, after a space, what is counted apart. */
export type Count = [rule: Rule, whose: string];

/** That it was too often; in so many seconds it may be done again. */
export type TooMany = { ok: false; reason: "tooMany"; seconds: number };
export type Allowance = { ok: true } | TooMany;

/** What is said where as many are busy as the machine can serve, whoever they are. */
export const busy: TooMany = { ok: false, reason: "tooMany", seconds: 30 };

/** Counts of what visitors do. */
export interface Limits {
  /** Counts one more of each, or of none where one is over its limit. @throws Error when the counts cannot be kept. */
  consume: (...counts: Count[]) => Promise<Allowance>;
  /** Takes back one: it was not done after all. */
  refund: (...count: Count) => Promise<void>;
  /** Takes back all, also those that were refused meanwhile. */
  reset: (...count: Count) => Promise<void>;
  /** Deletes counts whose time is over. */
  tidy: () => void;
  close: () => void;
}

/**
 * A table of counts as rate-limiter-flexible asks for it; each of its transactions is a single statement. A row is read
 * by `all`: `get` stops at the first, before SQLite comes to where it takes its log into the file, and the log would
 * only grow.
 */
function clientOf(file: ReturnType<typeof openFile>, table: string) {
  const deleteAfter = file.prepare(`DELETE FROM ${table} WHERE expire > ?`);
  const prepare = memoize((sql) => {
    const statement = file.prepare(sql);
    const all = statement.all.bind(statement);
    function get(...values: SQLInputValue[]) {
      const [row] = all(...values);
      const [, , end] = values;
      // A count that ends later than one that begins now was taken before the clock was set back.
      if (typeof end !== "number" || Number(row?.expire) <= end) return row;
      deleteAfter.run(end);
      return all(...values)[0];
    }
    return { get, all, run: statement.run.bind(statement) };
  });
  return { prepare, transaction: <Work>(work: Work) => work };
}

interface Parts {
  dataDir: string;
  secret: Secret;
  /** What a ceiling over everyone allows in place of its own points. */
  mailsPerHour?: number;
}

/**
 * Puts the limits together. They lie in a file of their own, which may lose its last seconds in a loss of power and
 * so waits for no disk; whom a count belongs to is kept as a digest.
 */
export function createLimits({ dataDir, secret, mailsPerHour }: Parts): Limits {
  const file = openLimitsFile(dataDir);
  const stored = (name: string, rule: { points: number; duration: number }) => {
    file.exec(`CREATE TABLE IF NOT EXISTS ${name} (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)`);
    const store = {
      storeClient: clientOf(file, name),
      storeType: "better-sqlite3",
      tableName: name,
      tableCreated: true,
    };
    return new RateLimiterSQLite({ ...rule, ...store, keyPrefix: "", clearExpiredByTimeout: false });
  };
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, duration }]) => {
      const isOfNetwork = name === "codesOfNetwork";
      const ceiling = isOfNetwork ? Math.ceil((mailsPerHour ?? 600) / 3) : isOfAll(name) ? mailsPerHour : undefined;
      const rule = { points: ceiling ?? points, duration };
      return [name, inMemory.has(name) ? new RateLimiterMemory(rule) : stored(name, rule)];
    }),
  );
  const networkLimiters = Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => name.endsWith("OfAddress"))
      .map(([name, { points, duration }]) => [
        name,
        new RateLimiterMemory({ points: points * householdsOfNetwork, duration }),
      ]),
  );
  const limiter = (rule: Rule) => limiters[rule] as RateLimiterAbstract;
  const keyOf = (whose: string) => secret.hmac(`limit:${whose}`);

  /** Where a count is kept: by itself and, where it is of an IPv6 address, with its network's. */
  function placesOf([rule, whose]: Count): [RateLimiterAbstract, key: string][] {
    const [address = "", ...apart] = whose.split(" ");
    const network = networkLimiters[rule];
    const own: [RateLimiterAbstract, string] = [limiter(rule), keyOf(whose)];
    if (!network || !address.includes(":")) return [own];
    return [own, [network, keyOf([networkOf(address), ...apart].join(" "))]];
  }

  const warnings = new RateLimiterMemory({ points: 1, duration: hour });

  /** What whoever meets a ceiling over everyone is told; the log hears of it once an hour. */
  async function busyFor(seconds: number, [rule, whose]: Count): Promise<TooMany> {
    const isFirst = await warnings.consume(`${rule} ${whose}`).catch(() => false);
    if (isFirst) log.warn({ limit: rule, of: whose }, "a limit over everyone was reached");
    // A wait of up to a minute would be shown as the wait for another code.
    return { ...busy, seconds: Math.max(seconds, minute + 1) };
  }

  return {
    async consume(...counts) {
      const taken: ReturnType<typeof placesOf> = [];
      let current: Count | undefined;
      try {
        for (current of counts)
          for (const [place, key] of placesOf(current)) {
            await place.consume(key);
            taken.push([place, key]);
          }
        return { ok: true };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        for (const [place, key] of taken) await place.reward(key);
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        if (current && isOfAll(current[0])) return busyFor(seconds, current);
        return { ok: false, reason: "tooMany", seconds };
      }
    },
    async refund(...count) {
      for (const [place, key] of placesOf(count)) await place.reward(key);
    },
    async reset(rule, whose) {
      await limiter(rule).delete(keyOf(whose));
    },
    tidy() {
      for (const name of Object.keys(rules).filter((name) => !inMemory.has(name)))
        file.prepare(`DELETE FROM ${name} WHERE expire < ?`).run(Date.now());
    },
    close: () => file.close(),
  };
}
