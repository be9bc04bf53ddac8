import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { lockInTransaction } from "./database.server.ts";
import { readFact, writeFact } from "./facts.server.ts";
import type { Tables } from "./tables.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Milliseconds by which the clock may advance between two checks without being distrusted. */
const longestGap = 3 * day;

/** Milliseconds without another jump until a distrusted clock is trusted again. */
const probation = day;

class ClockError extends Error {
  override name = "ClockError";
}

/** Milliseconds since 1970; undefined when the site runs from source. */
declare const __BUILT_AT__: number;
const builtAt = typeof __BUILT_AT__ === "undefined" ? 0 : __BUILT_AT__;

export function refuseEarlyClock(now: number, built = builtAt): void {
  const [told, least] = [now, built].map((time) => new Date(time).toISOString().slice(0, 10));
  if (now < built - day)
    throw new ClockError(
      `The clock of this computer says ${told}, but the site was built on ${least}; set the clock, and start again.`,
    );
}

export interface Clock {
  isTrusted: () => boolean;
  look: () => Promise<void>;
}

/**
 * A clock that jumped by three days is trusted after a day, in which somebody can correct it. Shared by all processes.
 */
export async function createClock({ db, now }: { db: Kysely<Tables>; now: () => number }): Promise<Clock> {
  let seenAt = await readFact(db, "clockSeenAt");
  let doubtedSince = await readFact(db, "clockDoubtedSince");

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
      [seenAt, doubtedSince] = [await readFact(tx, "clockSeenAt"), await readFact(tx, "clockDoubtedSince")];
      compare();
      await writeFact(tx, "clockDoubtedSince", doubtedSince);
      await writeFact(tx, "clockSeenAt", seenAt);
    });

  const look = () =>
    compareWithStore().catch((error) => {
      compare();
      throw error;
    });

  // A store that cannot be written must not stop the site from being read.
  await look().catch((error) => log.warn({ error }, "the time of the clock could not be kept"));
  return { isTrusted: () => doubtedSince === undefined, look };
}
