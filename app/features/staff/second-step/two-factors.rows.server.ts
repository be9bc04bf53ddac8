import type { StaffTwoFactorRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export const twoFactorOf = (db: Db, userId: string) =>
  db.selectFrom("staffTwoFactors").selectAll().where("userId", "=", userId).executeTakeFirst();

/** Without an app, the second step is a passkey. */
export const hasApp = (row: Pick<StaffTwoFactorRow, "secret"> | undefined): boolean =>
  row !== undefined && row.secret !== "";

export const everyTwoFactor = (db: Db) => db.selectFrom("staffTwoFactors").selectAll().execute();

/** Stores an unverified secret, unless there already is one. @returns the stored secret. */
export async function beginTwoFactor(db: Db, userId: string, secret: string): Promise<string | undefined> {
  await db
    .insertInto("staffTwoFactors")
    .values({ userId, secret, verifiedAt: null, recoveryCodes: "[]" })
    .onConflict((other) => other.doNothing())
    .execute();
  const found = await twoFactorOf(db, userId);
  return found?.verifiedAt === null ? found.secret : undefined;
}

/** Codes of this time step and earlier are refused from now on. @returns false when it was already used. */
export async function spendStep(db: Db, userId: string, step: number, change: Partial<StaffTwoFactorRow> = {}) {
  const used = db
    .updateTable("staffTwoFactors")
    .set({ ...(change as object), lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Deletes the secret of an app, which no code has proven. */
export async function verifyWithoutApp(db: Db, userId: string, verifiedAt: number): Promise<boolean> {
  const verified = db.updateTable("staffTwoFactors").set({ verifiedAt, secret: "" }).where("userId", "=", userId);
  return (await verified.where("verifiedAt", "is", null).executeTakeFirst()).numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(db: Db, userId: string, before: string, after: string): Promise<boolean> {
  const replaced = db
    .updateTable("staffTwoFactors")
    .set({ recoveryCodes: after })
    .where("userId", "=", userId)
    .where("recoveryCodes", "=", before);
  return (await replaced.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function replaceSecret(db: Db, userId: string, before: string, after: string): Promise<void> {
  const changed = db.updateTable("staffTwoFactors").set({ secret: after }).where("userId", "=", userId);
  await changed.where("secret", "=", before).execute();
}

export async function deleteBegun(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).where("verifiedAt", "is", null).execute();
}

export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).execute();
  await db.deleteFrom("staffPasskeys").where("userId", "=", userId).execute();
}
