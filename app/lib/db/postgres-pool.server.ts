import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { log } from "#app/log.server.ts";
import { isStoreFault, markStoreFault } from "./store-error.server.ts";

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

/** More than the site has, unless lists of values differ in length. */
const mostPrepared = 300;

const names = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size === mostPrepared) return known;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** Prepares statements once, and sends BEGIN with the first one. The connection must support pipelining. */
function sendStatements(client: pg.PoolClient) {
  const { stream } = (client as unknown as pg.Client).connection;
  let beginning: Promise<pg.QueryResult> | undefined;

  return async (sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (sql === "begin") {
      stream.cork();
      beginning = client.query(sql);
      // If the connection is lost, the first statement reports it.
      beginning.catch(() => {});
      return { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] };
    }
    const name = values.length > 0 ? nameOf(sql) : undefined;
    const statement = client.query({ text: sql, values: [...values], ...(name && { name }) });
    if (!beginning) return statement;
    stream.uncork();
    const begun = beginning;
    beginning = undefined;
    const [result] = await Promise.all([statement, begun]);
    return result;
  };
}

interface PoolWatch {
  beforeUse?: (client: pg.PoolClient) => Promise<void>;
  /** After a commit that may have changed public pages, while the connection is still reserved. */
  onPublicChange: (client: pg.PoolClient) => Promise<void>;
  onFault: (error: unknown) => void;
}

/** See db/migrations/0008-public-revision.postgres.ts. */
const changesPublic = /\b(insert into|update|delete from) "members"/;

/** PostgreSQL texts cannot contain NUL, which visitors may send: after replacing it, the query matches nothing. */
const withoutNul = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value);

/** A newer version has changed a table since the connection prepared its statement. */
const isOutdated = (error: Error) => "code" in error && error.code === "0A000";

function watchedClient(client: pg.PoolClient, { onPublicChange, onFault }: PoolWatch): PostgresPoolClient {
  const send = sendStatements(client);
  let isInTransaction = false;
  let isChanged = false;
  let isLost = false;

  async function query(sql: string, values: readonly unknown[] = []) {
    try {
      const result = await send(sql, values.map(withoutNul));
      if (/^(begin|start transaction)\b/.test(sql)) [isInTransaction, isChanged] = [true, false];
      else if (sql === "rollback") [isInTransaction, isChanged] = [false, false];
      else if (sql === "commit") isInTransaction = false;
      else isChanged ||= changesPublic.test(sql);
      if (!isChanged || isInTransaction) return result;
      isChanged = false;
      // The change is committed: a failure to read the new number must not fail it.
      await onPublicChange(client).catch(onFault);
      return result;
    } catch (error) {
      if (isStoreFault(error)) {
        markStoreFault(error);
        onFault(error);
      }
      // Without an answer from the server, the state of the connection is unknown.
      isLost ||= !(error instanceof Error && "severity" in error) || isOutdated(error);
      throw error;
    }
  }

  return {
    // Kysely uses cursors only when it is given one.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded || isLost),
  };
}

export function watchedPool(pool: pg.Pool, watch: PoolWatch): PostgresPool {
  async function connect() {
    try {
      const client = await pool.connect();
      await watch.beforeUse?.(client).catch((error) => {
        client.release(true);
        throw error;
      });
      return watchedClient(client, watch);
    } catch (error) {
      markStoreFault(error);
      watch.onFault(error);
      throw error;
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
