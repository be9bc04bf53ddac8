import { createHash } from "node:crypto";
import type { StorePlace } from "#app/platform/db/store.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { databaseOf } from "./postgres-databases.ts";
import { describeWhere, testWhere } from "./test-where.ts";

/** Whether these tests keep their stores in PostgreSQL (vitest.config.ts); otherwise in SQLite. */
export const onPostgres = process.env.STORE_ENGINE === "postgres";

/** A test, and a group of them, of what SQLite alone has: on PostgreSQL there is none. */
export const testOnSqlite = testWhere(!onPostgres);
export const describeOnSqlite = describeWhere(!onPostgres);

/** The settings that say where the store of a data folder is: each folder has a database and a secret of its own. */
export const placeSettings = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(onPostgres && {
    DATABASE_URL: databaseOf(dataDir),
    SITE_SECRET: createHash("sha256").update(dataDir).digest("hex"),
  }),
});

/** Where the store of a data folder is. */
export const placeOf = (dataDir: string): StorePlace => readSettings(placeSettings(dataDir));
