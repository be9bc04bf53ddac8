import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** On PostgreSQL other connections can write during a transaction; on SQLite none can. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

export const isShared = isPostgres;

interface Lockable<Query> {
  forUpdate: () => Query & { skipLocked: () => Query };
}

/** Within a transaction, locks rows in the order of the query; SQLite has locked the whole store already. */
export async function lockRows<Query extends Lockable<Query> & { execute: () => Promise<unknown> }>(
  db: Kysely<Tables>,
  query: Query,
): Promise<void> {
  if (isPostgres(db)) await query.forUpdate().execute();
}

/** Within a transaction, locks rows so that what was read still holds on writing; unneeded on SQLite. */
export const forUpdate = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

export const skipLocked = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate().skipLocked() : query;
