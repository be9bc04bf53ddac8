import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";

const providerId = "credential";

export async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const found = db.selectFrom("credentials").select("password").where("userId", "=", userId);
  return (await found.where("providerId", "=", providerId).executeTakeFirst())?.password ?? undefined;
}

/** Call it within a transaction. */
export async function keepPasswordHash(db: Db, userId: string, password: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("credentials")
    .set({ password })
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.insertInto("credentials").values({ id: newId(), userId, providerId, password }).execute();
}

export async function deletePasswordHash(db: Db, userId: string): Promise<boolean> {
  const theirs = db.deleteFrom("credentials").where("userId", "=", userId).where("providerId", "=", providerId);
  return (await theirs.executeTakeFirst()).numDeletedRows > 0n;
}

/** `after` is another hash of the same password; nothing happens if the password has changed since. */
export async function replacePasswordHash(db: Db, userId: string, before: string, after: string): Promise<void> {
  await db
    .updateTable("credentials")
    .set({ password: after })
    .where("userId", "=", userId)
    .where("password", "=", before)
    .execute();
}
