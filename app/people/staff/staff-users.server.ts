import { type Insertable, sql } from "kysely";
import type { StaffActor } from "#app/lib/actor.ts";
import type { StaffTables, StaffUserRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { canSignIn } from "./roles.ts";
import { twoFactorOf } from "./second-steps.server.ts";

export const staffById = (db: Db, id: string): Promise<StaffUserRow | undefined> =>
  db.selectFrom("staffUsers").selectAll().where("id", "=", id).executeTakeFirst();

/** The address must be in lower case. */
export const staffByEmail = (db: Db, email: string): Promise<StaffUserRow | undefined> =>
  db.selectFrom("staffUsers").selectAll().where("email", "=", email).executeTakeFirst();

/** @returns false when the address is already used. */
export async function insertStaff(db: Db, row: Insertable<StaffTables["staffUsers"]>): Promise<boolean> {
  const added = db.insertInto("staffUsers").values(row);
  const { numInsertedOrUpdatedRows } = await added.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function changeStaff(db: Db, id: string, change: Partial<StaffUserRow>): Promise<boolean> {
  const changed = db.updateTable("staffUsers").set(change).where("id", "=", id);
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Links mailed before become invalid too. */
export async function raiseStaffGeneration(db: Db, id: string): Promise<void> {
  await db
    .updateTable("staffUsers")
    .set((is) => ({ generation: is("generation", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** @returns false when another request, or a newer link, came first. */
export async function spendEnrolment(db: Db, id: string, enrolId: string): Promise<boolean> {
  const used = db.updateTable("staffUsers").set({ enrolId: null }).where("id", "=", id).where("enrolId", "=", enrolId);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

async function countAdmins(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("staffUsers")
    .innerJoin("staffTwoFactors", "staffTwoFactors.userId", "staffUsers.id")
    .select(sql<number>`COUNT(*)`.as("count"))
    .where("role", "=", "admin")
    .where("suspendedAt", "is", null)
    .where("verifiedAt", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An invited admin who has not set up their account does not count, so that the invitation can be withdrawn. */
export async function isLastAdmin(db: Db, { id, role, suspendedAt }: StaffUserRow): Promise<boolean> {
  if (role !== "admin" || suspendedAt !== null) return false;
  const isSetUp = ((await twoFactorOf(db, id))?.verifiedAt ?? null) !== null;
  return isSetUp && (await countAdmins(db)) < 2;
}

/** All their data goes with the row. */
export async function deleteStaff(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staffUsers").where("id", "=", id).execute();
}

export async function hasHadPrincipal(db: Db): Promise<boolean> {
  const found = db.selectFrom("staffUsers").select("id").where("wasPrincipal", "=", 1);
  return (await found.limit(1).execute()).length > 0;
}

export async function keepPrincipal(db: Db, id: string): Promise<void> {
  await db
    .updateTable("staffUsers")
    .set({ wasPrincipal: 1 })
    .where("id", "=", id)
    .where("role", "=", "principal")
    .where("id", "in", (is) => is.selectFrom("staffTwoFactors").select("userId").where("verifiedAt", "is not", null))
    .execute();
}

export const activeStaff = async (db: Db): Promise<ListedStaff[]> => (await allStaff(db)).filter(canSignIn);

export type ListedStaff = StaffUserRow & { verifiedAt: number | null };

/** A row without name and address stays, as a record that there was a principal. `before` in ms since 1970. */
export async function eraseStaffBefore(db: Db, before: number, now: number): Promise<void> {
  const gone = db.selectFrom("staffUsers").select("id").where("suspendedAt", "<=", before);
  for (const { id } of await gone.where("erasedAt", "is", null).execute()) {
    for (const table of ["staffCredentials", "staffTwoFactors", "staffPasskeys", "staffSessions"] as const)
      await db.deleteFrom(table).where("userId", "=", id).execute();
    const nothing = { name: "", email: id, invitedBy: null, askedRole: null, askedBy: null, enrolId: null };
    await changeStaff(db, id, { ...nothing, mayExport: 0, erasedAt: now });
  }
}

export const allStaff = (db: Db): Promise<ListedStaff[]> =>
  db
    .selectFrom("staffUsers")
    .leftJoin("staffTwoFactors", "staffTwoFactors.userId", "staffUsers.id")
    .selectAll("staffUsers")
    .select("staffTwoFactors.verifiedAt")
    .where("erasedAt", "is", null)
    .orderBy("staffUsers.name")
    .execute();

export const actorOf = ({ id, name, role, locale, firstLanguage, mayExport }: StaffUserRow): StaffActor => ({
  uid: id,
  name,
  role,
  locale,
  firstLanguage,
  mayExport: mayExport === 1,
});
