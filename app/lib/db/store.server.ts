import type { Store, StorePlace } from "./database.server.ts";
import { attachSqliteStore, openSqliteStore } from "./sqlite-store.server.ts";

export { storeFile } from "./data-dir.server.ts";
export type { Db, Store, StorePlace } from "./database.server.ts";
export { StoreError } from "./store-error.server.ts";

/** Loaded on first use: by default no PostgreSQL client is needed. */
const postgres = () => import("./postgres-store.server.ts");

export const openStore = async (place: StorePlace): Promise<Store> =>
  place.databaseUrl ? (await postgres()).openPostgresStore(place) : openSqliteStore(place.dataDir, place);

export const attachStore = async (place: StorePlace): Promise<Store> =>
  place.databaseUrl ? (await postgres()).attachPostgresStore(place) : attachSqliteStore(place.dataDir);
