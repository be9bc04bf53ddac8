import { attachSqliteStore, openSqliteStore } from "./sqlite-store.server.ts";
import type { Store, StorePlace } from "./store-types.ts";

export { storeFile } from "./data-dir.server.ts";
export { StoreError } from "./store-error.server.ts";
export type { Db, Store, StorePlace } from "./store-types.ts";

/** Loaded on first use: by default no PostgreSQL client is needed. */
const postgres = () => import("./postgres-store.server.ts");

/**
 * Opens the store for a server and migrates its tables to this version.
 * @throws StoreError when it cannot be used, with what to do about it.
 */
export const openStore = async (place: StorePlace): Promise<Store> =>
  place.databaseUrl ? (await postgres()).openPostgresStore(place) : openSqliteStore(place.dataDir, place);

/**
 * Opens the store for a command, while a server may be running on it.
 * @throws StoreError when there is none, or it is of another version.
 */
export const attachStore = async (place: StorePlace): Promise<Store> =>
  place.databaseUrl ? (await postgres()).attachPostgresStore(place) : attachSqliteStore(place.dataDir);
