import { type Kysely, sql } from "kysely";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { SharedTables } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";
import { networkOf } from "./address-keys.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Durations are in seconds. `...OfAddress` counts by internet address: for IPv6 by household (64 bits) and, twenty times
 * as wide, by network (48 bits), since one customer may have 65,536 households. Mobile carriers put a whole town behind
 * one address, so these limits are wide: sixty pupils can fill in the form within an hour, with two more codes each.
 *
 * `...OfAll` is a site-wide ceiling, so that nobody can make the institute send unlimited mails: 600 an hour (or
 * MAILS_PER_HOUR) are three classes of sixty with three codes each; one network may use a third of it.
 *
 * `callBacksOfSite`: as many calls as an office can make in a day; one network may use a third of them.
 * `withdrawalsOfReference`: takes a reference and four digits, within the month that the request is kept.
 * `missedCheckCodes...`: of 887 million codes some thousand exist; right codes are answered however many have guessed.
 * `wrongReferencesOf...`: one of 27,000 endings takes thousands of addresses.
 */
const rules = {
  codesPerMinute: { points: 1, duration: minute },
  codesPerTenMinutes: { points: 3, duration: 10 * minute },
  codesOfEmail: { points: 10, duration: day },
  codesOfAddress: { points: 300, duration: hour },
  wrongCodesOfEmail: { points: 20, duration: day },
  checksOfAddress: { points: 900, duration: hour },
  formsOfEmail: { points: 5, duration: hour },
  confirmationsOfEmail: { points: 5, duration: day },
  formsOfAddress: { points: 300, duration: hour },
  withdrawalsOfReference: { points: 5, duration: day },
  callBacksOfNetwork: { points: 100, duration: day },
  callBacksOfSite: { points: 300, duration: day },
  signInsOfAddress: { points: 300, duration: hour },
  registrationsOfAddress: { points: 20, duration: hour },
  takenAnswersOfNetwork: { points: 20, duration: hour },
  registrationMailsOfEmail: { points: 3, duration: day },
  erasureMailsOfEmail: { points: 5, duration: day },
  stopMailsOfEmail: { points: 1, duration: day },
  accountMailsOfEmail: { points: 5, duration: day },
  uploadsOfMember: { points: 30, duration: day },
  filesOfStaff: { points: 60, duration: day },
  tablesOfStaff: { points: 200, duration: hour },
  exportsOfStaff: { points: 20, duration: hour },
  codesOfNetwork: { points: 200, duration: hour },
  codesOfAll: { points: 600, duration: hour },
  confirmationsOfAll: { points: 600, duration: hour },
  slowUploadsOfMember: { points: 5, duration: day },
  uploadsOfUnproven: { points: 3, duration: day },
  requestsOfMember: { points: 60, duration: minute },
  officeSignInsOfAddress: { points: 300, duration: hour },
  officeCodesOfStep: { points: 5, duration: 15 * minute },
  officeCodesOfPerson: { points: 20, duration: day },
  officeCodesOfKnown: { points: 20, duration: day },
  officeProofsOfAddress: { points: 30, duration: hour },
  officeWrongCodesOfPerson: { points: 9, duration: day },
  officeWarningsOfPerson: { points: 1, duration: day },
  officeFailuresOfPerson: { points: 20, duration: hour },
  officeMailsOfAddress: { points: 20, duration: hour },
  officeMailsOfEmail: { points: 5, duration: day },
  missedCheckCodesOfAddress: { points: 60, duration: hour },
  wrongReferencesOfSheet: { points: 20, duration: day },
  wrongReferencesOfAddress: { points: 5, duration: day },
  setUpKeysOfAddress: { points: 20, duration: hour },
  downloadsOfMember: { points: 10, duration: hour },
};

export type Rule = keyof typeof rules;
const isSiteWide = (name: string) => name.endsWith("OfAll");

/** Milliseconds by which the clocks of machines that share a store may differ. */
export const skew = 10 * 60_000;

interface CountStore {
  db: Kysely<Pick<SharedTables, "limits">>;
  skew: number;
  close: () => void;
}

/** `duration` in seconds. */
interface Counter {
  key: string;
  points: number;
  duration: number;
}

interface UsedPoints {
  points: number;
  expire: number;
}

/** A single statement, so that concurrent uses are all counted. */
async function countPoints(
  { db, skew }: CountStore,
  counters: Counter[],
  now: number,
): Promise<Map<string, UsedPoints>> {
  if (counters.length === 0) return new Map();
  const rows = new Map(counters.map(({ key, duration }) => [key, { key, points: 1, expire: now + duration * 1000 }]));
  // A row that ends much later than a new one was written before the clock was set back.
  const isOver = sql`(limits.expire <= ${now} OR limits.expire > excluded.expire + ${skew})`;
  const used = await db
    .insertInto("limits")
    // Sorted, so that no two statements deadlock.
    .values([...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`CASE WHEN ${isOver} THEN 1 ELSE limits.points + 1 END`,
        expire: sql`CASE WHEN ${isOver} THEN excluded.expire ELSE limits.expire END`,
      }),
    )
    .returningAll()
    .execute();
  return new Map(used.map((row) => [row.key, row]));
}

function readUsed({ db, skew }: CountStore, { key, duration }: Counter, now: number): Promise<UsedPoints | undefined> {
  const rows = db.selectFrom("limits").select(["points", "expire"]).where("key", "=", key);
  return rows
    .where("expire", ">", now)
    .where("expire", "<=", now + duration * 1000 + skew)
    .executeTakeFirst();
}

async function refundPoint({ db }: CountStore, { key }: Counter): Promise<void> {
  const fewer = db.updateTable("limits").set(({ eb }) => ({ points: eb("points", "-", 1) }));
  await fewer.where("key", "=", key).where("points", ">", 0).execute();
}

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
    if (Math.abs(now() - last) < hour * 1000) return;
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
      return { ...busy, seconds: Math.max(seconds, minute + 1) };
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
