import { sql } from "kysely";
import type { Db } from "#app/platform/db/store.server.ts";
import type { UploadRow } from "#app/platform/db/tables.ts";

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto("uploads").values(row).execute();
}

export function uploadById(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

export function uploadsOf(db: Db, uid: string): Promise<UploadRow[]> {
  return db.selectFrom("uploads").selectAll().where("uid", "=", uid).execute();
}

export async function keepUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "not in", ids).execute();
}

export async function deleteUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "in", ids).execute();
}

/** In bytes; SQLite knows the length of each file without reading it. */
export async function sizeOfUploads(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom("uploads")
    .select(sql<number | null>`sum(length(bytes))`.as("size"))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}
