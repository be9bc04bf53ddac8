import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { onPostgres } from "./place.ts";
import { databaseOf } from "./postgres-databases.ts";
import { askNow, asPostgres } from "./postgres-queries.ts";

/** The result of an SQL query, while a server may have the store open. */
export function rowsIn(dataDir: string, sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
  if (onPostgres) return askNow(databaseOf(dataDir), asPostgres(sql), values);
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 5000 });
  try {
    return file
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    file.close();
  }
}
