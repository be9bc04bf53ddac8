import { unwantedReasons } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { shortLife } from "./call-backs.ts";
import { leader } from "./submissions.rows.server.ts";

const unconfirmedCalls = (db: Db) =>
  db.selectFrom("submissions").select("id").where("callTime", "is not", null).where("confirmedAt", "is", null);

/**
 * Whether a number is not called for another request: the office will call it anyway, or its owner recently said that
 * they did not ask. A merged request waits as long as its group does.
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

export async function confirmCalls(db: Db, leaderId: string, now: number): Promise<void> {
  const ids = unconfirmedCalls(db).where(leader, "=", leaderId);
  await db.updateTable("submissions").set({ confirmedAt: now }).where("id", "in", ids).execute();
}

/** What is kept for only a month, and has had its state since before `time`. */
export const shortLivedBefore = (db: Db, time: number) =>
  db
    .selectFrom("submissions")
    .select("id")
    .where("stateSince", "<", time)
    .where((is) => is.or([is("id", "in", unconfirmedCalls(db)), is("closedFor", "in", unwantedReasons)]));
