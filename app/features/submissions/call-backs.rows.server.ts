import { unwantedReasons } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { shortLife } from "./call-backs.ts";
import { leader } from "./submissions.rows.server.ts";

/** Requests to be called that the office has not confirmed. */
const unconfirmedCalls = (db: Db) =>
  db.selectFrom("submissions").select("id").where("callTime", "is not", null).where("confirmedAt", "is", null);

/**
 * Whether a number is not called for another request: the office is going to call it anyway, or its owner has lately said
 * that they did not ask. A request that was merged waits as long as its group does.
 * @param phoneKey the last ten digits
 */
export async function isCallSettled(db: Db, phoneKey: string | null, now: number): Promise<boolean> {
  const found = unconfirmedCalls(db)
    .where("phoneKey", "=", phoneKey)
    .where("stateSince", ">", now - shortLife)
    .where((is) => {
      const closed = is.selectFrom("submissions as lead").select("lead.id").where("lead.status", "=", "closed");
      const isOver = is.exists(closed.whereRef("lead.id", "=", "submissions.mergedInto"));
      return is.or([is.and([is("status", "=", "new"), is.not(isOver)]), is("closedFor", "=", "didNotAsk")]);
    });
  return (await found.executeTakeFirst()) !== undefined;
}

/** The office has spoken with the people of a group: their requests to be called are theirs. */
export async function confirmCalls(db: Db, leaderId: string, now: number): Promise<void> {
  const ids = unconfirmedCalls(db).where(leader, "=", leaderId);
  await db.updateTable("submissions").set({ confirmedAt: now }).where("id", "in", ids).execute();
}

/** The ids of what is kept for a month alone and has its state since before a time. */
export const shortLivedBefore = (db: Db, time: number) =>
  db
    .selectFrom("submissions")
    .select("id")
    .where("stateSince", "<", time)
    .where((is) => is.or([is("id", "in", unconfirmedCalls(db)), is("closedFor", "in", unwantedReasons)]));
