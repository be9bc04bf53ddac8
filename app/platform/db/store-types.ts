import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Locks } from "./locks.server.ts";
import type { Tables } from "./tables.ts";

/** The tables, or the tables within a transaction. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** Ids of submissions, or a query that reads them. */
export type Ids = string[] | SelectQueryBuilder<Tables, "submissions", { id: string }>;

/** Where the store is: in the data folder, or in a PostgreSQL database, which all processes share with the secret. */
export interface StorePlace {
  dataDir: string;
  /** As postgres://user:password@host/database; SQLite in the data folder without it. */
  databaseUrl?: string | undefined;
  /** The key of the secret, which is needed with a database; without one it is a file of the data folder. */
  siteSecret?: Uint8Array | undefined;
}

/** A store, opened. */
export interface Store {
  db: Kysely<Tables>;
  /** Locks by name, for tasks that are no transaction. */
  locks: Locks;
  /** A number that grows with every change of what public pages show. */
  publicRevision: () => number;
  /** Whether the store can be read and written: after a fault, once a write has succeeded again. @throws Error when not. */
  isReady: () => Promise<boolean>;
  /** Finishes what is under way, and releases the data folder. */
  close: () => Promise<void>;
}
