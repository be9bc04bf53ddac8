import { type ExpressionBuilder, sql } from "kysely";
import { overStates } from "#app/features/inbox/states.ts";
import type { InboxCounts } from "#app/features/inbox/views.ts";
import { admissionStates, feedbackStates, type Source, unwantedReasons } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { arrivedAt, bucketAt, isInInbox, matches } from "./conditions.ts";

const openStates = [...admissionStates, ...feedbackStates].filter((state) => !overStates.includes(state));

/** @param now milliseconds since 1970 */
export async function countInbox(db: Db, today: string, now: number): Promise<InboxCounts> {
  const bucket = bucketAt(today);
  const count = (number: number) =>
    sql<number>`coalesce(sum(CASE WHEN ${bucket} = ${sql.lit(number)} THEN 1 ELSE 0 END), 0)`;
  const found = await db
    .selectFrom("submissions")
    .select([
      count(0).as("calls"),
      count(1).as("overdue"),
      count(2).as("today"),
      count(3).as("fresh"),
      count(4).as("needDate"),
      sql<number | null>`min(CASE WHEN ${bucket} IN (0, 3) THEN ${arrivedAt} END)`.as("oldest"),
    ])
    .where(isInInbox)
    // Finished submissions are in none of these counts unless a mail about them came back: most rows are not read.
    .where((is) => is.or([is("status", "in", openStates), is("undeliveredAt", "is not", null)]))
    .executeTakeFirstOrThrow();
  const [calls, overdue] = [Number(found.calls), Number(found.overdue)];
  return {
    new: Number(found.fresh),
    calls,
    due: calls + overdue + Number(found.today),
    overdue,
    needDate: Number(found.needDate),
    longestWait: found.oldest === null ? undefined : Math.max(0, now - Number(found.oldest)),
  };
}

/** Due or overdue on a day; without a day, unfinished. */
export async function countByOwner(db: Db, dueOn?: string): Promise<Map<string, number>> {
  const found = await db
    .selectFrom("submissions")
    .select(["owner", ({ fn }) => fn.countAll<number>().as("count")])
    .where(matches({ state: "open" }))
    .where("owner", "is not", null)
    .$if(dueOn !== undefined, (query) => query.where(bucketAt(dueOn as string), "<=", 2))
    .groupBy("owner")
    .execute();
  return new Map(found.map(({ owner, count }) => [owner ?? "", Number(count)]));
}

const isCounted = (is: ExpressionBuilder<Tables, "submissions">) =>
  is.or([is("closedFor", "is", null), is("closedFor", "not in", unwantedReasons)]);

/** `from` and `until` are in milliseconds since 1970. */
export const arrivals = (db: Db, from: number, until: number): Promise<{ createdAt: number; source: Source }[]> =>
  db
    .selectFrom("submissions")
    .select(["createdAt", "source"])
    .where(isInInbox)
    .where(isCounted)
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .execute();

/** `from` and `until` are in milliseconds since 1970. */
export async function countCalls(db: Db, from: number, until: number): Promise<number> {
  const calls = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const asked = calls.where(isInInbox).where(isCounted).where("callTime", "is not", null);
  const { count } = await asked.where("createdAt", ">=", from).where("createdAt", "<", until).executeTakeFirstOrThrow();
  return Number(count);
}

export async function countEnquiries(db: Db, since: number): Promise<number> {
  const counted = db.selectFrom("submissions").select(({ fn }) => fn.countAll<number>().as("count"));
  const arrived = counted
    .where(isInInbox)
    .where(isCounted)
    .where("kind", "!=", "feedback")
    .where("createdAt", ">=", since);
  return Number((await arrived.executeTakeFirstOrThrow()).count);
}

export async function oldestArrival(db: Db): Promise<number | undefined> {
  const found = db.selectFrom("submissions").select("createdAt").where(isInInbox).orderBy("createdAt").limit(1);
  return (await found.executeTakeFirst())?.createdAt;
}
