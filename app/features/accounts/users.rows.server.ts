import type { Db } from "#app/platform/db/store.server.ts";
import type { AccountOwner } from "./person.ts";

/** @returns false when the id or address is already used. */
export async function insertUser(db: Db, { uid, email, name }: AccountOwner, now: number): Promise<boolean> {
  const time = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values({ id: uid, email, name, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A hosted service's person, whose address or name may have changed. */
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

/** Only copies that were not renewed since `before` (milliseconds since 1970). */
export async function deleteStrayCopies(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("users")
    .where("updatedAt", "<", new Date(before).toISOString())
    .where("id", "not in", db.selectFrom("members").select("uid"))
    .where("id", "not in", db.selectFrom("sessions").select("userId"))
    .execute();
}

/** `email` in its comparable form (`emailKey`). */
export function userByEmail(db: Db, email: string): Promise<AccountOwner | undefined> {
  return db.selectFrom("users").select(["id as uid", "email", "name"]).where("email", "=", email).executeTakeFirst();
}

export const userById = (db: Db, id: string): Promise<(AccountOwner & { generation: number }) | undefined> =>
  db.selectFrom("users").select(["id as uid", "email", "name", "generation"]).where("id", "=", id).executeTakeFirst();

/** Milliseconds since 1970. */
export async function userOpenedAt(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("users").select("createdAt").where("id", "=", id).executeTakeFirst();
  return row && Date.parse(row.createdAt);
}

export async function generationOf(db: Db, email: string): Promise<number> {
  const found = db.selectFrom("users").select("generation").where("email", "=", email);
  return (await found.executeTakeFirst())?.generation ?? 0;
}

export async function raiseGeneration(db: Db, id: string): Promise<void> {
  await db
    .updateTable("users")
    .set((is) => ({ generation: is("generation", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Sessions and password go with the row. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
