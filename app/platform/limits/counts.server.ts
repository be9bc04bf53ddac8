import { type Kysely, sql } from "kysely";
import type { SharedTables } from "#app/platform/db/shared-tables.ts";

/** The most that the clocks of machines sharing a store may differ, in milliseconds. */
export const skew = 10 * 60_000;

/** The table of counts: in a file for one process, or in the database that several share. */
export interface CountStore {
  db: Kysely<Pick<SharedTables, "limits">>;
  /** The most that the clocks of the processes may differ, in milliseconds. */
  skew: number;
  close: () => void;
}

/** A counter: its row's key, the number of points, and the seconds after which they are restored. */
export interface Counter {
  key: string;
  points: number;
  duration: number;
}

/** The used points of a counter, and when they are restored, in milliseconds since 1970. */
export interface Used {
  points: number;
  expire: number;
}

/**
 * Uses one point of each counter, in a single statement, so that concurrent uses are all counted.
 * @returns the used points, by counter key
 */
export async function countPoints(
  { db, skew }: CountStore,
  counters: Counter[],
  now: number,
): Promise<Map<string, Used>> {
  if (counters.length === 0) return new Map();
  const rows = new Map(counters.map(({ key, duration }) => [key, { key, points: 1, expire: now + duration * 1000 }]));
  // A row that ends much later than a new one would was written before the clock was set back.
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

/** The used points of a counter, without using one; undefined if there are none. */
export function readUsed({ db, skew }: CountStore, { key, duration }: Counter, now: number): Promise<Used | undefined> {
  const rows = db.selectFrom("limits").select(["points", "expire"]).where("key", "=", key);
  return rows
    .where("expire", ">", now)
    .where("expire", "<=", now + duration * 1000 + skew)
    .executeTakeFirst();
}

/** Refunds a point of a counter. */
export async function giveBack({ db }: CountStore, { key }: Counter): Promise<void> {
  const fewer = db.updateTable("limits").set(({ eb }) => ({ points: eb("points", "-", 1) }));
  await fewer.where("key", "=", key).where("points", ">", 0).execute();
}
