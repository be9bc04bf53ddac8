import type { Db } from "#app/platform/db/store.server.ts";
import type { AccountOwner } from "./person.ts";

/**
 * Adds a person.
 * @returns false when the id or address is already used.
 */
export async function insertUser(db: Db, { uid, email, name }: AccountOwner, now: number): Promise<boolean> {
  const time = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values({ id: uid, email, name, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Copies a hosted service's person, whose address or name may have changed. */
export async function copyUser(db: Db, { uid, email, name }: AccountOwner, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  // The service may have deleted an account and created another with the same address.
  await db.deleteFrom("users").where("email", "=", email).where("id", "!=", uid).execute();
  await db
    .insertInto("users")
    .values({ id: uid, email, name, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ email, name, updatedAt: time }))
    .execute();
}

/**
 * Deletes copies of people who are not members, have no session, and were not copied since a time (milliseconds since
 * 1970).
 */
export async function deleteStrayCopies(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("users")
    .where("updatedAt", "<", new Date(before).toISOString())
    .where("id", "not in", db.selectFrom("members").select("uid"))
    .where("id", "not in", db.selectFrom("sessions").select("userId"))
    .execute();
}

/** The person with an address, in its comparable form. */
export function userByEmail(db: Db, email: string): Promise<AccountOwner | undefined> {
  return db.selectFrom("users").select(["id as uid", "email", "name"]).where("email", "=", email).executeTakeFirst();
}

/** A person, and how often all their sessions were ended. */
export const userById = (db: Db, id: string): Promise<(AccountOwner & { generation: number }) | undefined> =>
  db.selectFrom("users").select(["id as uid", "email", "name", "generation"]).where("id", "=", id).executeTakeFirst();

/** When an account was created, in milliseconds since 1970. */
export async function userOpenedAt(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("users").select("createdAt").where("id", "=", id).executeTakeFirst();
  return row && Date.parse(row.createdAt);
}

/** How often all sessions of the person with an address were ended; 0 where there is no such person. */
export async function generationOf(db: Db, email: string): Promise<number> {
  const found = db.selectFrom("users").select("generation").where("email", "=", email);
  return (await found.executeTakeFirst())?.generation ?? 0;
}

/** Records that all sessions of a person have ended. */
export async function raiseGeneration(db: Db, id: string): Promise<void> {
  await db
    .updateTable("users")
    .set((is) => ({ generation: is("generation", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a person, with their sessions and password. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
