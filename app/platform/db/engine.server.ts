import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** Whether a store is PostgreSQL, where other connections write while a transaction runs; on SQLite nobody else does. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether other servers may use the store at the same time: a data folder belongs to one. */
export const isShared = isPostgres;

/** A query that can lock the rows it reads. */
interface Lockable<Query> {
  forUpdate: () => Query & { skipLocked: () => Query };
}

/** Within a transaction, locks the rows that a query reads, in its order, and reads none of them on SQLite. */
export async function lockRows<Query extends Lockable<Query> & { execute: () => Promise<unknown> }>(
  db: Kysely<Tables>,
  query: Query,
): Promise<void> {
  if (isPostgres(db)) await query.forUpdate().execute();
}

/**
 * Within a transaction, locks the rows that a query reads until its end: what was read then still holds when it writes.
 * A transaction on SQLite has locked the whole store.
 */
export const forUpdate = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

/** The rows of a query that no other connection is changing right now, locked. */
export const unlocked = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate().skipLocked() : query;
