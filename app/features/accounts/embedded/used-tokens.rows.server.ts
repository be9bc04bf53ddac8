import type { Db } from "#app/platform/db/store.server.ts";

/** Notes that a token is used; false where it was used before. */
export async function markTokenUsed(rows: Db, id: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto("spentTokens")
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether a token was used. */
export async function isTokenUsed(rows: Db, id: string): Promise<boolean> {
  return (await rows.selectFrom("spentTokens").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Takes the use of a token back: what it was used for could not be done. */
export async function markTokenUnused(rows: Db, id: string): Promise<void> {
  await rows.deleteFrom("spentTokens").where("id", "=", id).execute();
}

/** Forgets used tokens that could not be used any more anyway. */
export async function deleteUsedTokensBefore(rows: Db, time: number): Promise<void> {
  await rows.deleteFrom("spentTokens").where("expiresAt", "<", time).execute();
}
