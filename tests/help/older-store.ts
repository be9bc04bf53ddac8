import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect } from "vitest";
import { storeFile } from "#app/lib/db/data-dir.server.ts";
import { nodeSqlite } from "#app/lib/db/sqlite-dialect.server.ts";
import { openFile } from "#app/lib/db/sqlite-file.server.ts";
import { migrations } from "../../db/migrations/all.ts";

/** Creates a store as an earlier version left it, after the migration of this name. */
export async function makeOlderStore(dataDir: string, step: string): Promise<void> {
  const keeping = { isInPlace: () => true, onCommit: () => {}, flush: async () => {}, onFault: () => {} };
  const db = new Kysely({ dialect: nodeSqlite(openFile(storeFile(dataDir)), keeping) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo(step)).error).toBeUndefined();
  await db.destroy();
}
