import pg from "pg";
import { log } from "#app/log.server.ts";

const second = 1000;

/** `bigint` and `numeric` (pg_type.dat), parsed as numbers: counts, sums and times, all below 2^53. */
const numbers = [20, 1700];

const types = new pg.TypeOverrides();
for (const number of numbers) types.setTypeParser(number, Number);

/** Waiting for a lock counts towards the statement's time. */
export const connectionOptions = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  application_name: "good-minds",
  connectionTimeoutMillis: 10 * second,
  statement_timeout: 15 * second,
  idle_in_transaction_session_timeout: 30 * second,
  // For a network that no longer answers: longer than the server's own timeout.
  query_timeout: 20 * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  types,
});

/** Per process; further tasks wait for a connection, ten seconds at most. */
const most = 10;

/** A task may hold a lock for longer than a transaction may last. */
export const forLocks: pg.PoolConfig = {
  max: 5,
  connectionTimeoutMillis: 15 * second,
  idle_in_transaction_session_timeout: 0,
};

/** A lost connection calls `onFault` and does not end the process. */
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
  // A connection lost between two statements of a transaction: the next statement fails.
  pool.on("connect", (client) => client.on("error", onFault));
  return pool;
}
