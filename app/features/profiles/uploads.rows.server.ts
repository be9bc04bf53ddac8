import { sql } from "kysely";
import type { Db } from "#app/platform/db/store.server.ts";
import type { UploadRow } from "#app/platform/db/tables.ts";

/** Adds a file. */
export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto("uploads").values(row).execute();
}

/** The file with this id. */
export function uploadById(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A member's files. */
export function uploadsOf(db: Db, uid: string): Promise<UploadRow[]> {
  return db.selectFrom("uploads").selectAll().where("uid", "=", uid).execute();
}

/** Deletes every file of a member except these. */
export async function keepUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "not in", ids).execute();
}

/** Deletes these files of a member. */
export async function deleteUploads(db: Db, uid: string, ids: string[]): Promise<void> {
  await db.deleteFrom("uploads").where("uid", "=", uid).where("id", "in", ids).execute();
}

/** The total size of all members' files in bytes; SQLite knows the length of each without reading it. */
export async function sizeOfUploads(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom("uploads")
    .select(sql<number | null>`sum(length(bytes))`.as("size"))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}
