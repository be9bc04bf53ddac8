import { sql } from "kysely";
import type { StaffActor } from "#app/platform/actor.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** The person with an id; undefined where there is none. */
export const staffById = (rows: Db, id: string): Promise<StaffUserRow | undefined> =>
  rows.selectFrom("staffUsers").selectAll().where("id", "=", id).executeTakeFirst();

/** The person with an address in lower case. */
export const staffByEmail = (rows: Db, email: string): Promise<StaffUserRow | undefined> =>
  rows.selectFrom("staffUsers").selectAll().where("email", "=", email).executeTakeFirst();

/** Adds a person. @returns false when there is one with this address. */
export async function insertStaff(rows: Db, row: Omit<StaffUserRow, "emailVerified" | "mayExport" | "generation">) {
  const added = rows.insertInto("staffUsers").values(row);
  const { numInsertedOrUpdatedRows } = await added.onConflict((other) => other.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes columns of a person. @returns whether there is one. */
export async function changeStaff(rows: Db, id: string, change: Partial<StaffUserRow>, now: number): Promise<boolean> {
  const updatedAt = new Date(now).toISOString();
  const changed = rows
    .updateTable("staffUsers")
    .set({ ...change, updatedAt })
    .where("id", "=", id);
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Counts that all sessions of a person are ended: links that were mailed before no longer work either. */
export async function raiseStaffGeneration(rows: Db, id: string): Promise<void> {
  await rows
    .updateTable("staffUsers")
    .set((is) => ({ generation: is("generation", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Uses up the link that sets up a second step. @returns false when another request, or a newer link, was first. */
export async function spendEnrolment(rows: Db, id: string, enrolId: string): Promise<boolean> {
  const used = rows
    .updateTable("staffUsers")
    .set({ enrolId: null })
    .where("id", "=", id)
    .where("enrolId", "=", enrolId);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n;
}

/** How many admins have both steps and are not suspended. */
export async function countAdmins(rows: Db): Promise<number> {
  const { count } = await rows
    .selectFrom("staffUsers")
    .innerJoin("staffTwoFactors", "staffTwoFactors.userId", "staffUsers.id")
    .select(sql<number>`COUNT(*)`.as("count"))
    .where("role", "=", "admin")
    .where("suspendedAt", "is", null)
    .where("verifiedAt", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A person as the list of people shows them. */
export type ListedStaff = StaffUserRow & { verifiedAt: number | null };

/** Everybody, by name, with when their second step was set up. */
export const allStaff = (rows: Db): Promise<ListedStaff[]> =>
  rows
    .selectFrom("staffUsers")
    .leftJoin("staffTwoFactors", "staffTwoFactors.userId", "staffUsers.id")
    .selectAll("staffUsers")
    .select("staffTwoFactors.verifiedAt")
    .orderBy("staffUsers.name")
    .execute();

/** A person's row as services take them. */
export const actorOf = ({ id, name, role, locale, firstLanguage, mayExport }: StaffUserRow): StaffActor => ({
  uid: id,
  name,
  role,
  locale,
  firstLanguage,
  mayExport: mayExport === 1,
});
