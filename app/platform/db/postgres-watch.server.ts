import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isStoreFault } from "./postgres-error.server.ts";
import { sendStatements } from "./postgres-statements.server.ts";
import { markStoreFault } from "./store-faults.server.ts";

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
