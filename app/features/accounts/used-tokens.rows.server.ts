import type { Db } from "#app/platform/db/store.server.ts";

/** @returns false when it was used before. */
export async function markTokenUsed(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("spentTokens")
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function isTokenUsed(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("spentTokens").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function markTokenUnused(db: Db, id: string): Promise<void> {
  await db.deleteFrom("spentTokens").where("id", "=", id).execute();
}

export async function deleteUsedTokensBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("spentTokens").where("expiresAt", "<", time).execute();
}
