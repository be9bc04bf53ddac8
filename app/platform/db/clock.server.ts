import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { factOf, keepFact } from "./facts.server.ts";
import { lockInTransaction } from "./locks.server.ts";
import type { Tables } from "./tables.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Milliseconds by which the clock may have moved between two looks without being doubted. */
const longestGap = 3 * day;

/** Milliseconds that a clock in doubt must go on, without another jump, until it is believed. */
const probation = day;

/** A computer whose clock is certainly wrong; the message is one sentence for the person who starts the site. */
export class ClockError extends Error {
  override name = "ClockError";
}

/** When the site was built, in milliseconds since 1970; the sources themselves do not know. */
declare const __BUILT_AT__: number;
const builtAt = typeof __BUILT_AT__ === "undefined" ? 0 : __BUILT_AT__;

/** @throws ClockError when the clock is a day or more before the site was built. */
export function refuseEarlyClock(now: number, built = builtAt): void {
  const [told, least] = [now, built].map((time) => new Date(time).toISOString().slice(0, 10));
  if (now < built - day)
    throw new ClockError(
      `The clock of this computer says ${told}, but the site was built on ${least}; set the clock, and start again.`,
    );
}

/** Whether the computer's clock may be believed before anything is erased because it is old. */
export interface Clock {
  isTrusted: () => boolean;
  /** Looks at the clock and remembers what it says. */
  look: () => Promise<void>;
}

/**
 * Compares the clock with what it said an hour ago, or before the site was last stopped. One that has jumped by more
 * than three days is believed once it has gone on for a day: by then somebody can have set it right. Processes on one
 * store compare their clocks with each other's too, and share the doubt.
 */
export async function createClock({ db, now }: { db: Kysely<Tables>; now: () => number }): Promise<Clock> {
  let seenAt = await factOf(db, "clockSeenAt");
  let doubtedSince = await factOf(db, "clockDoubtedSince");

  function compare() {
    const time = now();
    if (seenAt !== undefined && Math.abs(time - seenAt) > longestGap) {
      const [before, after] = [seenAt, time].map((each) => new Date(each).toISOString());
      log.warn({ before, after }, "the clock has jumped: for a day nothing is erased because it is old");
      doubtedSince = time;
    }
    if (doubtedSince !== undefined && time - doubtedSince >= probation) doubtedSince = undefined;
    seenAt = time;
  }

  const compareWithStore = () =>
    db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "clock");
      [seenAt, doubtedSince] = [await factOf(tx, "clockSeenAt"), await factOf(tx, "clockDoubtedSince")];
      compare();
      await keepFact(tx, "clockDoubtedSince", doubtedSince);
      await keepFact(tx, "clockSeenAt", seenAt);
    });

  /** When the store fails, with what it said before. */
  const look = () =>
    compareWithStore().catch((error) => {
      compare();
      throw error;
    });

  // A store that cannot be written just now keeps nobody from reading the site.
  await look().catch((error) => log.warn({ error }, "the time of the clock could not be kept"));
  return { isTrusted: () => doubtedSince === undefined, look };
}
