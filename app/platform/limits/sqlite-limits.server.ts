import type { SQLInputValue } from "node:sqlite";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { memoize, type openFile } from "#app/platform/db/sqlite.server.ts";
import type { LimitOptions, LimitStore } from "./limit-store.ts";
import { openLimitsFile } from "./limits-file.server.ts";

/**
 * A table of counts in the form that rate-limiter-flexible expects; each of its transactions is a single statement.
 * Rows are read with `all`: `get` stops at the first row, before SQLite checkpoints its write-ahead log, and the log
 * would only grow.
 */
function clientOf(file: ReturnType<typeof openFile>, table: string) {
  const deleteAfter = file.prepare(`DELETE FROM ${table} WHERE expire > ?`);
  const prepare = memoize((sql) => {
    const statement = file.prepare(sql);
    const all = statement.all.bind(statement);
    function get(...values: SQLInputValue[]) {
      const [row] = all(...values);
      const [, , end] = values;
      // A count that ends later than a new one would was made before the clock was set back.
      if (typeof end !== "number" || Number(row?.expire) <= end) return row;
      deleteAfter.run(end);
      return all(...values)[0];
    }
    return { get, all, run: statement.run.bind(statement) };
  });
  return { prepare, transaction: <Work>(work: Work) => work };
}

/**
 * Counts of one process: those of wide limits in memory, the others in a file next to the store, which may lose its
 * last seconds in a power failure, and so never waits for the disk.
 */
export function openFileLimits(dataDir: string): LimitStore {
  const file = openLimitsFile(dataDir);
  const tables: string[] = [];
  function stored(name: string, options: LimitOptions) {
    file.exec(`CREATE TABLE IF NOT EXISTS ${name} (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)`);
    tables.push(name);
    const store = {
      storeClient: clientOf(file, name),
      storeType: "better-sqlite3",
      tableName: name,
      tableCreated: true,
    };
    return new RateLimiterSQLite({ ...options, ...store, keyPrefix: "", clearExpiredByTimeout: false });
  }
  return {
    limiter: (name, options, isWide) => (isWide ? new RateLimiterMemory(options) : stored(name, options)),
    async tidy() {
      for (const name of tables) file.prepare(`DELETE FROM ${name} WHERE expire < ?`).run(Date.now());
    },
    close: () => file.close(),
  };
}
