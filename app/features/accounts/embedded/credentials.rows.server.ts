import type { Db } from "#app/platform/db/store.server.ts";

/** Puts another hash of the same password in a hash's place, unless the password was changed meanwhile. */
export async function replacePasswordHash(rows: Db, userId: string, before: string, after: string): Promise<void> {
  await rows
    .updateTable("credentials")
    .set({ password: after })
    .where("userId", "=", userId)
    .where("password", "=", before)
    .execute();
}
