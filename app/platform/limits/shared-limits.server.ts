import { CompiledQuery, type Kysely } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Tables } from "#app/platform/db/tables.ts";
import type { LimitStore } from "./limit-store.ts";

/** Milliseconds by which the clocks of machines may differ. */
const skew = 10 * 60_000;

/** The connections of the store in the form that rate-limiter-flexible expects. */
function clientOf(db: Kysely<Tables>) {
  type Count = { points: number; expire: number };
  async function query({ text, values }: { text: string; values: unknown[] }): Promise<{ rows: Count[] }> {
    const { rows } = await db.executeQuery<Count>(CompiledQuery.raw(text, values));
    const [key, , end] = values;
    // A count that ends much later than a new one would was made before the clock was set back.
    if (typeof end !== "number" || !rows[0] || rows[0].expire <= end + skew) return { rows };
    await db.deleteFrom("limits").where("key", "=", String(key)).execute();
    return query({ text, values });
  }
  return { query };
}

/** Counts of all processes, in the database; each count is one statement. */
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
