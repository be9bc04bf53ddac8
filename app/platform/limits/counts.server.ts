import { type Kysely, sql } from "kysely";
import type { SharedTables } from "#app/platform/db/shared-tables.ts";

/** Milliseconds by which the clocks of machines may differ that share a store. */
export const skew = 10 * 60_000;

/** The table of counts, in a file of one process or in the database that many share. */
export interface CountStore {
  db: Kysely<Pick<SharedTables, "limits">>;
  /** Milliseconds by which the clocks of those that count may differ. */
  skew: number;
  close: () => void;
}

/** What is counted: the key of a row, the points that may be used, and the seconds after which they are new. */
export interface Counter {
  key: string;
  points: number;
  duration: number;
}

/** How many points of a counter were used, and when they are new, in milliseconds since 1970. */
export interface Used {
  points: number;
  expire: number;
}

/**
 * Uses a point of each counter, in one statement, so that points that are used at the same time are each counted.
 * @returns what is used by then, by the counter's key.
 */
export async function countPoints({ db, skew }: CountStore, counters: Counter[]): Promise<Map<string, Used>> {
  if (counters.length === 0) return new Map();
  const now = Date.now();
  const rows = new Map(counters.map(({ key, duration }) => [key, { key, points: 1, expire: now + duration * 1000 }]));
  // One that ends much later than a new one was made before the clock was set back.
  const isOver = sql`(limits.expire <= ${now} OR limits.expire > excluded.expire + ${skew})`;
  const used = await db
    .insertInto("limits")
    // In one order, so that no two statements wait for each other.
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

/** What is used of a counter, without using a point; undefined when nothing is. */
export function readUsed({ db, skew }: CountStore, { key, duration }: Counter): Promise<Used | undefined> {
  const now = Date.now();
  const rows = db.selectFrom("limits").select(["points", "expire"]).where("key", "=", key);
  return rows
    .where("expire", ">", now)
    .where("expire", "<=", now + duration * 1000 + skew)
    .executeTakeFirst();
}

/** Gives a point of a counter back. */
export async function giveBack({ db }: CountStore, { key }: Counter): Promise<void> {
  const fewer = db.updateTable("limits").set(({ eb }) => ({ points: eb("points", "-", 1) }));
  await fewer.where("key", "=", key).where("points", ">", 0).execute();
}
