import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Locks } from "./locks.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables> | Transaction<Tables>;

export type Ids = string[] | SelectQueryBuilder<Tables, "submissions", { id: string }>;

export interface StorePlace {
  dataDir: string;
  /** postgres://user:password@host/database; if undefined, SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Required with a database; otherwise the secret is a file of the data folder. */
  siteSecret?: Uint8Array | undefined;
  /** The operator says that a store with data may be migrated, and so has a backup. */
  mayMigrate?: boolean | undefined;
}

export interface Store {
  db: Kysely<Tables>;
  locks: Locks;
  /** Grows with every change of what public pages show. */
  publicRevision: () => number;
  /** After a fault, only once a write has succeeded again. @throws Error when not */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}
