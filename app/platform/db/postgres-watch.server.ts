import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isStoreFault } from "./postgres-error.server.ts";
import { sendStatements } from "./postgres-statements.server.ts";

/** What a store is notified of by its connections. */
export interface PoolWatch {
  /** Returns once the database may be used by a connection. @throws Error while it may not be */
  beforeUse?: (client: pg.PoolClient) => Promise<void>;
  /** What public pages show may have changed, and is committed; the connection is still reserved. */
  onPublicChange: (client: pg.PoolClient) => Promise<void>;
  /** The database could not be reached, or could not do its work. */
  onFault: (error: unknown) => void;
}

/** Statements that may change what the public sees (db/migrations/0008-public-revision.postgres.ts). */
const changesPublic = /\b(insert into|update|delete from) "members"/;

/** PostgreSQL keeps no NUL in a text, and a query with one fails: what a stranger sends with it matches nothing instead. */
const withoutNul = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value);

/** Whether a newer version has changed a table since the connection prepared the statement. */
const isOutdated = (error: Error) => "code" in error && error.code === "0A000";

/** A connection as Kysely uses it, which notifies the watch of changes and faults. */
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
      // It is committed: that the new number could not be read is no fault of the change.
      await onPublicChange(client).catch(onFault);
      return result;
    } catch (error) {
      if (isStoreFault(error)) onFault(error);
      // Without an answer from the server nobody knows what the connection does.
      isLost ||= !(error instanceof Error && "severity" in error) || isOutdated(error);
      throw error;
    }
  }

  return {
    // Kysely reads with a cursor only where it is given one.
    query: query as unknown as PostgresPoolClient["query"],
    release: (isDiscarded) => client.release(isDiscarded || isLost),
  };
}

/** A pool as Kysely uses it, watched. */
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
      watch.onFault(error);
      throw error;
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}
