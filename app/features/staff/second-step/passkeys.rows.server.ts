import type { StaffPasskeyRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export const passkeysOf = (db: Db, userId: string): Promise<StaffPasskeyRow[]> =>
  db.selectFrom("staffPasskeys").selectAll().where("userId", "=", userId).orderBy("createdAt").execute();

/** @returns false when it already exists. */
export async function insertPasskey(db: Db, row: StaffPasskeyRow): Promise<boolean> {
  const added = db
    .insertInto("staffPasskeys")
    .values(row)
    .onConflict((other) => other.doNothing());
  return ((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false when the counter has changed since `before` was read. */
export async function noteUse(db: Db, id: string, before: number, counter: number, usedAt: number) {
  const used = db
    .updateTable("staffPasskeys")
    .set({ counter, usedAt })
    .where("id", "=", id)
    .where("counter", "=", before);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = db.deleteFrom("staffPasskeys").where("userId", "=", userId).where("id", "=", id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** @returns false when the challenge was already used. */
export async function spendChallenge(db: Db, id: string, expiresAt: number): Promise<boolean> {
  const used = db.insertInto("spentTokens").values({ id, expiresAt });
  const { numInsertedOrUpdatedRows } = await used.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
