import type { Kysely } from "kysely";
import { readFact, writeFact } from "#app/platform/db/facts.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { countOfficeMails, forgetOfficeMail, forgetOfficeMails, noteOfficeMail } from "./office-quota.rows.server.ts";
import { freeClaims, postponeOfficeMails } from "./outbox.rows.server.ts";

const hour = 60 * 60_000;

const listEvery = 10 * 60_000;

type OfficeSlot = "alone" | "listed" | "postponed";

/** For all processes together: a flood of submissions must not flood the office. */
interface OfficeQuota {
  /** After `postponed` the claim is gone, and all mails to the office wait for the list. */
  next: (mail: string) => Promise<OfficeSlot>;
  giveBack: (mail: string) => Promise<void>;
}

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
        const known = await readFact(tx, "officeListAt");
        // The clock may have been set back since.
        const listAt = known === undefined || known - time > listEvery ? time + listEvery : known;
        await writeFact(tx, "officeListAt", time < listAt ? listAt : undefined);
        if (time >= listAt) return "listed";
        await freeClaims(tx, [mail]);
        await postponeOfficeMails(tx, listAt, time);
        return "postponed";
      }),
    giveBack: (mail) => forgetOfficeMail(db, mail),
  };
}
