import { log } from "#app/log.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { type Counter, type CountStore, countPoints, refundPoint, readUsed, type UsedPoints } from "./counts.server.ts";
import { networkOf } from "./network.ts";
import { isSiteWide, type Rule, rules } from "./rules.ts";

const oneMinute = 60;
const oneHour = 60 * oneMinute;

const householdsOfNetwork = 20;

/** For `...OfAddress` the key is the visitor's address and, after a space, an optional scope. */
export type Count = [rule: Rule, whose: string];

export type TooMany = { ok: false; reason: "tooMany"; seconds: number };
export type Allowance = { ok: true } | TooMany;

export const busy: TooMany = { ok: false, reason: "tooMany", seconds: 30 };

export interface Limits {
  /** Uses no point at all if one limit is reached. @throws Error when the counts cannot be stored */
  consume: (...counts: Count[]) => Promise<Allowance>;
  peek: (...count: Count) => Promise<Allowance>;
  refund: (...count: Count) => Promise<void>;
  reset: (...count: Count) => Promise<void>;
  tidy: () => Promise<void>;
  close: () => void;
}

interface Parts {
  counts: CountStore;
  secret: Secret;
  now?: () => number;
  mailsPerHour?: number;
}

function warnOfCeilings(now: () => number) {
  const warnedAt = new Map<string, number>();
  return ([rule, whose]: Count) => {
    const last = warnedAt.get(`${rule} ${whose}`) ?? 0;
    if (Math.abs(now() - last) < oneHour * 1000) return;
    warnedAt.set(`${rule} ${whose}`, now());
    log.warn({ limit: rule, of: whose }, "a site-wide rate limit was reached");
  };
}

/** Keys are stored as HMACs. */
export function createLimits({ counts: store, secret, now = () => Date.now(), mailsPerHour }: Parts): Limits {
  const warn = warnOfCeilings(now);

  const secondsUntil = ({ expire }: UsedPoints) => Math.max(1, Math.ceil((expire - now()) / 1000));

  function pointsOf(rule: Rule): number {
    if (rule === "codesOfNetwork") return Math.ceil((mailsPerHour ?? rules.codesOfAll.points) / 3);
    return (isSiteWide(rule) ? mailsPerHour : undefined) ?? rules[rule].points;
  }

  const counterOf = (name: string, whose: string, rule: Rule, times = 1): Counter => ({
    key: `${name}:${secret.hmac(`limit:${whose}`)}`,
    points: pointsOf(rule) * times,
    duration: rules[rule].duration,
  });

  function countersOf([rule, whose]: Count): Counter[] {
    const own = counterOf(rule, whose, rule);
    const [address = "", ...rest] = whose.split(" ");
    if (!rule.endsWith("OfAddress") || !address.includes(":")) return [own];
    const network = [networkOf(address), ...rest].join(" ");
    return [own, counterOf(`${rule}Network`, network, rule, householdsOfNetwork)];
  }

  return {
    async consume(...counts) {
      const counters = counts.flatMap((count) => countersOf(count).map((counter) => ({ ...counter, count })));
      const used = await countPoints(store, counters, now());
      const full = counters.find(({ key, points }) => (used.get(key)?.points ?? 0) > points);
      const found = full && used.get(full.key);
      if (!found) return { ok: true };
      await Promise.all(counters.filter((counter) => counter !== full).map((counter) => refundPoint(store, counter)));
      const seconds = secondsUntil(found);
      if (!isSiteWide(full.count[0])) return { ok: false, reason: "tooMany", seconds };
      warn(full.count);
      // A wait of up to a minute would be displayed as the wait for another code.
      return { ...busy, seconds: Math.max(seconds, oneMinute + 1) };
    },
    async peek(...count) {
      for (const counter of countersOf(count)) {
        const used = await readUsed(store, counter, now());
        if (used && used.points >= counter.points) return { ok: false, reason: "tooMany", seconds: secondsUntil(used) };
      }
      return { ok: true };
    },
    async refund(...count) {
      for (const counter of countersOf(count)) await refundPoint(store, counter);
    },
    async reset(rule, whose) {
      await store.db
        .deleteFrom("limits")
        .where("key", "=", counterOf(rule, whose, rule).key)
        .execute();
    },
    async tidy() {
      await store.db.deleteFrom("limits").where("expire", "<", now()).execute();
    },
    close: store.close,
  };
}
