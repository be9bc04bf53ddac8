import type { StorePlace } from "#app/platform/db/store.server.ts";

/** Where the store of a data folder is. */
export const placeOf = (dataDir: string): StorePlace => ({ dataDir });
