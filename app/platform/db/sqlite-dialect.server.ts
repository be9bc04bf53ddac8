import type { DatabaseSync } from "node:sqlite";
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { type Keeping, SharedCommits } from "./shared-commits.server.ts";

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite takes back a half-done change of its tables, which Kysely does not count on. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** The driver itself gives turns. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect over `node:sqlite`. */
export const nodeSqlite = (file: DatabaseSync, keeping: Keeping): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => new SharedCommits(file, keeping),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
