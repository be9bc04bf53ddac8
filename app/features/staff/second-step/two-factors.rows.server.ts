import type { StaffTwoFactorRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** The second step of a person; undefined when none was begun. */
export const twoFactorOf = (db: Db, userId: string) =>
  db.selectFrom("staffTwoFactors").selectAll().where("userId", "=", userId).executeTakeFirst();

/** The second steps of all people. */
export const everyTwoFactor = (db: Db) => db.selectFrom("staffTwoFactors").selectAll().execute();

/** Keeps a secret that no code has verified yet, unless there is one already. @returns the secret that counts */
export async function beginTwoFactor(db: Db, userId: string, secret: string): Promise<string | undefined> {
  await db
    .insertInto("staffTwoFactors")
    .values({ userId, secret, verifiedAt: null, recoveryCodes: "[]" })
    .onConflict((other) => other.doNothing())
    .execute();
  const found = await twoFactorOf(db, userId);
  return found?.verifiedAt === null ? found.secret : undefined;
}

/** Uses up the code of a step: it and those before it are refused from now on. @returns false when it was used before */
export async function spendStep(db: Db, userId: string, step: number, change: Partial<StaffTwoFactorRow> = {}) {
  const used = db
    .updateTable("staffTwoFactors")
    .set({ ...(change as object), lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Replaces the recovery codes, unless they were changed in the meantime. */
export async function replaceRecoveryCodes(db: Db, userId: string, before: string, after: string): Promise<boolean> {
  const replaced = db
    .updateTable("staffTwoFactors")
    .set({ recoveryCodes: after })
    .where("userId", "=", userId)
    .where("recoveryCodes", "=", before);
  return (await replaced.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Replaces the encrypted secret of an app, unless it was changed in the meantime. */
export async function replaceSecret(db: Db, userId: string, before: string, after: string): Promise<void> {
  const changed = db.updateTable("staffTwoFactors").set({ secret: after }).where("userId", "=", userId);
  await changed.where("secret", "=", before).execute();
}

/** Deletes a second step that was begun and that no code has verified. */
export async function deleteBegun(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).where("verifiedAt", "is", null).execute();
}

/** Deletes the second step of a person, with the passkeys. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("staffTwoFactors").where("userId", "=", userId).execute();
  await db.deleteFrom("staffPasskeys").where("userId", "=", userId).execute();
}
