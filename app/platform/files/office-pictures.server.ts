import type { Db } from "#app/platform/db/store.server.ts";
import { versionOf } from "./files.rows.server.ts";

/** `width` in pixels, as WebP. */
export const officePictures =
  (db: Db) =>
  async (id: string, width: number): Promise<Uint8Array | undefined> =>
    (await versionOf(db, id, `${width}.webp`))?.bytes;
