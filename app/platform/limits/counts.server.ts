import { type Kysely, sql } from "kysely";
import type { SharedTables } from "#app/platform/db/shared-tables.ts";

/** Milliseconds by which the clocks of machines that share a store may differ. */
export const skew = 10 * 60_000;

export interface CountStore {
  db: Kysely<Pick<SharedTables, "limits">>;
  skew: number;
  close: () => void;
}

/** `duration` in seconds. */
export interface Counter {
  key: string;
  points: number;
  duration: number;
}

export interface UsedPoints {
  points: number;
  expire: number;
}

/** A single statement, so that concurrent uses are all counted. */
export async function countPoints(
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

export function readUsed({ db, skew }: CountStore, { key, duration }: Counter, now: number): Promise<UsedPoints | undefined> {
  const rows = db.selectFrom("limits").select(["points", "expire"]).where("key", "=", key);
  return rows
    .where("expire", ">", now)
    .where("expire", "<=", now + duration * 1000 + skew)
    .executeTakeFirst();
}

export async function refundPoint({ db }: CountStore, { key }: Counter): Promise<void> {
  const fewer = db.updateTable("limits").set(({ eb }) => ({ points: eb("points", "-", 1) }));
  await fewer.where("key", "=", key).where("points", ">", 0).execute();
}
