import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Locks } from "./locks.server.ts";
import type { Tables } from "./tables.ts";

/** The database, or a transaction on it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** Ids of submissions, or a query that selects them. */
export type Ids = string[] | SelectQueryBuilder<Tables, "submissions", { id: string }>;

/**
 * Location of the store: the data folder, or a PostgreSQL database that all processes share, together with the secret.
 */
export interface StorePlace {
  dataDir: string;
  /** As postgres://user:password@host/database; if undefined, SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** The secret's key, required with a database; otherwise the secret is a file of the data folder. */
  siteSecret?: Uint8Array | undefined;
  /** Whether the operator has allowed the migration of a store that has data, and so has a backup. */
  mayMigrate?: boolean | undefined;
}

export interface Store {
  db: Kysely<Tables>;
  /** Named locks for tasks that are not transactions. */
  locks: Locks;
  /** A number that grows with every change of what public pages show. */
  publicRevision: () => number;
  /**
   * Whether the store can be read and written; after a fault, only once a write has succeeded again.
   * @throws Error when not.
   */
  isReady: () => Promise<boolean>;
  /** Finishes running tasks, and releases the data folder. */
  close: () => Promise<void>;
}
