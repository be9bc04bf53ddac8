import { type MessagePort, parentPort } from "node:worker_threads";
import pg from "pg";
import { connectionOptions } from "#app/lib/db/postgres-pool.server.ts";

interface Question {
  url: string;
  sql: string;
  values: unknown[];
  port: MessagePort;
  isDone: Int32Array;
}

const clients = new Map<string, Promise<pg.Client>>();

/** A cached connection to a database, since tests query often. */
function clientOf(url: string): Promise<pg.Client> {
  const connect = async () => {
    const client = new pg.Client({ ...connectionOptions(url), lock_timeout: 5_000 });
    // Its database is deleted with the test.
    client.on("error", () => clients.delete(url));
    await client.connect();
    return client;
  };
  const client = clients.get(url) ?? connect();
  clients.set(url, client);
  client.catch(() => clients.delete(url));
  return client;
}

/** A row as SQLite returns it, without booleans. */
const asInSqlite = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === true ? 1 : value === false ? 0 : value]),
  );

parentPort?.on("message", async ({ url, sql, values, port, isDone }: Question) => {
  try {
    const client = await clientOf(url);
    const { rows = [] } = await (values.length > 0 ? client.query(sql, values) : client.query(sql));
    port.postMessage({ rows: rows.map(asInSqlite) });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
});
