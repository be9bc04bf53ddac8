import type { Db } from "#app/platform/db/store.server.ts";

/** Replaces the hash of a password by another of the same password, unless the password was changed in the meantime. */
export async function replacePasswordHash(rows: Db, userId: string, before: string, after: string): Promise<void> {
  await rows
    .updateTable("credentials")
    .set({ password: after })
    .where("userId", "=", userId)
    .where("password", "=", before)
    .execute();
}
