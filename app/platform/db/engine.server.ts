import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** Whether a store is PostgreSQL, where other connections can write during a transaction; on SQLite none can. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether several servers may use the store at the same time; a data folder belongs to one. */
export const isShared = isPostgres;

/** A query that can lock the rows it reads. */
interface Lockable<Query> {
  forUpdate: () => Query & { skipLocked: () => Query };
}

/** Within a transaction, locks the rows of a query in its order; does nothing on SQLite. */
export async function lockRows<Query extends Lockable<Query> & { execute: () => Promise<unknown> }>(
  db: Kysely<Tables>,
  query: Query,
): Promise<void> {
  if (isPostgres(db)) await query.forUpdate().execute();
}

/**
 * Within a transaction, locks the rows of a query until its end, so that what was read still holds on writing. On
 * SQLite a transaction has already locked the whole store.
 */
export const forUpdate = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

/** Restricts a query to rows that no other connection has locked, and locks them. */
export const unlocked = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate().skipLocked() : query;
