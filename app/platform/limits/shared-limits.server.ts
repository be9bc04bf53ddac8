import { CompiledQuery, type Kysely, sql } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Tables } from "#app/platform/db/tables.ts";
import { type LimitStore, skew } from "./limit-store.ts";

/** What rate-limiter-flexible asks: a statement, its name, and for a count its key, points, end and the time. */
interface Question {
  name?: string;
  text: string;
  values: unknown[];
}
type Count = { points: number; expire: number };
type Answer = { rows: Count[]; rowCount: number };

/** A count that waits for others of the same moment, to be made with them. */
type Waiting = PromiseWithResolvers<Answer> & { key: string; points: number; end: number };

/** Makes several counts in one statement, each as rate-limiter-flexible does; in one order, so that none wait for each other. */
async function countTogether(db: Kysely<Tables>, counts: Waiting[]): Promise<Map<string, Count>> {
  const inOrder = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const [keys, points, ends] = (["key", "points", "end"] as const).map((name) => inOrder.map((each) => each[name]));
  const now = Date.now();
  const { rows } = await sql<Count & { key: string }>`
    INSERT INTO limits SELECT * FROM unnest(${keys}::text[], ${points}::integer[], ${ends}::bigint[])
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN limits.expire <= ${now} THEN excluded.points ELSE limits.points + excluded.points END,
      expire = CASE WHEN limits.expire <= ${now} THEN excluded.expire ELSE limits.expire END
    RETURNING *`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** The connections of the store in the form that rate-limiter-flexible expects; counts of one moment are one statement. */
function clientOf(db: Kysely<Tables>) {
  let waiting = new Map<string, Waiting>();

  async function flush() {
    const counts = [...waiting.values()];
    waiting = new Map();
    if (counts.length === 0) return;
    try {
      const rows = await countTogether(db, counts);
      // A count that ends much later than a new one would was made before the clock was set back.
      const old = counts.filter(({ key, end }) => (rows.get(key)?.expire ?? 0) > end + skew);
      for (const { key } of old) await db.deleteFrom("limits").where("key", "=", key).execute();
      const again = old.length > 0 ? await countTogether(db, old) : undefined;
      for (const { key, resolve } of counts) {
        const row = again?.get(key) ?? rows.get(key);
        resolve({ rows: row ? [row] : [], rowCount: row ? 1 : 0 });
      }
    } catch (error) {
      for (const { reject } of counts) reject(error);
    }
  }

  async function query({ name, text, values }: Question): Promise<Answer> {
    if (name?.endsWith(":rlflx-upsert")) {
      const [key, points, end] = values as [string, number, number];
      if (waiting.has(key)) void flush();
      if (waiting.size === 0) queueMicrotask(() => void flush());
      const count = { ...Promise.withResolvers<Answer>(), key, points, end };
      waiting.set(key, count);
      return count.promise;
    }
    const { rows } = await db.executeQuery<Count>(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  }
  return { query };
}

/** Counts of all processes, in the database. */
export function openSharedLimits(db: Kysely<Tables>): LimitStore {
  const store = { storeClient: clientOf(db), storeType: "client", tableName: "limits", tableCreated: true };
  return {
    limiter: (name, options) =>
      new RateLimiterPostgres({ ...options, ...store, keyPrefix: name, clearExpiredByTimeout: false }),
    async tidy() {
      await db.deleteFrom("limits").where("expire", "<", Date.now()).execute();
    },
    close: () => {},
  };
}
