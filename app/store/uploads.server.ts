import type { Rows } from "./store.server.ts";
import type { UploadRow } from "./tables.ts";

/** Adds a file. */
export async function insertUpload(rows: Rows, row: UploadRow): Promise<void> {
  await rows.insertInto("uploads").values(row).execute();
}

/** The file with this id. */
export function uploadById(rows: Rows, id: string): Promise<UploadRow | undefined> {
  return rows.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A member's files, without what is in them. */
export function uploadsOf(rows: Rows, uid: string): Promise<Omit<UploadRow, "bytes">[]> {
  return rows.selectFrom("uploads").select(["id", "uid", "kind", "type", "createdAt"]).where("uid", "=", uid).execute();
}

/** Deletes every file of a member but these, and those that came after a time (milliseconds since 1970). */
export async function keepUploads(rows: Rows, uid: string, ids: string[], after = Infinity): Promise<void> {
  const others = rows.deleteFrom("uploads").where("uid", "=", uid).where("id", "not in", ids);
  await (after === Infinity ? others : others.where("createdAt", "<=", after)).execute();
}
