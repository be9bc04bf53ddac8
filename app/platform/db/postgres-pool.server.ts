import pg from "pg";
import { log } from "#app/log.server.ts";

const second = 1000;

/** Numbers of PostgreSQL for its types `bigint` and `numeric` (pg_type.dat): counts, sums and times, all below 2^53. */
const numbers = [20, 1700];

const types = new pg.TypeOverrides();
for (const number of numbers) types.setTypeParser(number, Number);

/** How each connection is set up; waiting for locks counts as part of a statement. */
export const connectionOptions = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  application_name: "good-minds",
  connectionTimeoutMillis: 10 * second,
  statement_timeout: 15 * second,
  idle_in_transaction_session_timeout: 30 * second,
  // For a network that answers nothing any more: longer than the server's own time.
  query_timeout: 20 * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  types,
});

/** Connections of one process: as many as statements run at once; further tasks wait for one, ten seconds at most. */
const most = 10;

/**
 * For connections that hold locks: a task may take longer than a transaction. Waiting for another's lock counts as a
 * statement.
 */
export const forLocks: pg.PoolConfig = {
  max: 5,
  connectionTimeoutMillis: 15 * second,
  idle_in_transaction_session_timeout: 0,
};

/** A pool of connections, in which a lost connection does not end the process; `onFault` is called then. */
export function openPool(
  databaseUrl: string,
  onFault: (error: unknown) => void,
  options: pg.PoolConfig = { max: most },
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(databaseUrl),
    pipeline: true,
    idleTimeoutMillis: 30 * second,
    ...options,
  });
  pool.on("error", (error) => {
    onFault(error);
    log.warn({ error }, "an idle connection to the database was lost");
  });
  // One that is lost between two statements of a transaction: the next statement fails.
  pool.on("connect", (client) => client.on("error", onFault));
  return pool;
}
