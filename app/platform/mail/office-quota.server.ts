import type { Kysely } from "kysely";
import { factOf, keepFact } from "#app/platform/db/facts.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { countOfficeMails, forgetOfficeMail, forgetOfficeMails, noteOfficeMail } from "./office-quota.rows.server.ts";
import { freeClaims, postponeOfficeMails } from "./outbox.rows.server.ts";

const hour = 60 * 60_000;

/** Milliseconds between two lists to the office. */
const listEvery = 10 * 60_000;

/**
 * Whether a mail to the office is sent individually, in a list with all others that are waiting, or waits for the next
 * list.
 */
type OfficeSlot = "alone" | "listed" | "postponed";

/** Limits the mails that a flood of submissions causes, for all processes together. */
interface OfficeQuota {
  /** Decides how a claimed mail is sent. After `postponed` the claim is gone, and all mails to the office wait for the list. */
  next: (mail: string) => Promise<OfficeSlot>;
  /** Refunds a mail that was not sent individually after all. */
  giveBack: (mail: string) => Promise<void>;
}

/** Makes the quota; `now` returns milliseconds since 1970. */
export function createOfficeQuota(db: Kysely<Tables>, mostAlone: number, now: () => number): OfficeQuota {
  return {
    next: (mail) =>
      db.transaction().execute(async (tx) => {
        await lockInTransaction(tx, "office-quota");
        const time = now();
        await forgetOfficeMails(tx, time, hour);
        if ((await countOfficeMails(tx)) < mostAlone) {
          await noteOfficeMail(tx, mail, time);
          return "alone";
        }
        const known = await factOf(tx, "officeListAt");
        // The clock may have been set back since.
        const listAt = known === undefined || known - time > listEvery ? time + listEvery : known;
        await keepFact(tx, "officeListAt", time < listAt ? listAt : undefined);
        if (time >= listAt) return "listed";
        await freeClaims(tx, [mail]);
        await postponeOfficeMails(tx, listAt, time);
        return "postponed";
      }),
    giveBack: (mail) => forgetOfficeMail(db, mail),
  };
}
