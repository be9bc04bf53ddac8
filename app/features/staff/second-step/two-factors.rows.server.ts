import type { StaffTwoFactorRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** The second step of a person; undefined when none was begun. */
export const twoFactorOf = (rows: Db, userId: string) =>
  rows.selectFrom("staffTwoFactors").selectAll().where("userId", "=", userId).executeTakeFirst();

/** The second steps of all people. */
export const everyTwoFactor = (rows: Db) => rows.selectFrom("staffTwoFactors").selectAll().execute();

/** Keeps a secret that no code has verified yet, unless there is one already. @returns the secret that counts */
export async function beginTwoFactor(rows: Db, userId: string, secret: string): Promise<string | undefined> {
  await rows
    .insertInto("staffTwoFactors")
    .values({ userId, secret, verifiedAt: null, recoveryCodes: "[]" })
    .onConflict((other) => other.doNothing())
    .execute();
  const found = await twoFactorOf(rows, userId);
  return found?.verifiedAt === null ? found.secret : undefined;
}

/** Uses up the code of a step: it and those before it are refused from now on. @returns false when it was used before */
export async function spendStep(rows: Db, userId: string, step: number, change: Partial<StaffTwoFactorRow> = {}) {
  const used = rows
    .updateTable("staffTwoFactors")
    .set({ ...(change as object), lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Replaces the recovery codes, unless they were changed in the meantime. */
export async function replaceRecoveryCodes(rows: Db, userId: string, before: string, after: string): Promise<boolean> {
  const replaced = rows
    .updateTable("staffTwoFactors")
    .set({ recoveryCodes: after })
    .where("userId", "=", userId)
    .where("recoveryCodes", "=", before);
  return (await replaced.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Deletes a second step that was begun and that no code has verified. */
export async function deleteBegun(rows: Db, userId: string): Promise<void> {
  await rows.deleteFrom("staffTwoFactors").where("userId", "=", userId).where("verifiedAt", "is", null).execute();
}

/** Deletes the second step of a person, with the passkeys. */
export async function deleteTwoFactor(rows: Db, userId: string): Promise<void> {
  await rows.deleteFrom("staffTwoFactors").where("userId", "=", userId).execute();
  await rows.deleteFrom("staffPasskeys").where("userId", "=", userId).execute();
}
