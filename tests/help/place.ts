import { createHash } from "node:crypto";
import type { StorePlace } from "#app/lib/db/database.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { databaseOf } from "./postgres-databases.ts";
import { describeWhere, testWhere } from "./test-where.ts";

/** Whether these tests keep their stores in PostgreSQL (vitest.config.ts); otherwise in SQLite. */
export const onPostgres = process.env.STORE_ENGINE === "postgres";

/** A test, and a group of tests, for SQLite only; omitted on PostgreSQL. */
export const testOnSqlite = testWhere(!onPostgres);
export const describeOnSqlite = describeWhere(!onPostgres);

/** The settings for the store of a data folder: each folder has a separate database and secret. */
export const placeSettings = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(onPostgres && {
    DATABASE_URL: databaseOf(dataDir),
    SITE_SECRET: createHash("sha256").update(dataDir).digest("hex"),
  }),
});

/** The location of a data folder's store. */
export const placeOf = (dataDir: string): StorePlace => readSettings(placeSettings(dataDir));
