import type { UnfinishedRegistrationRow } from "#app/lib/db/account-tables.ts";
import { type Db, forUpdate } from "#app/lib/db/database.server.ts";
import type { MemberRow, Purpose } from "#app/lib/db/tables.ts";
import { deleteDevicesOf } from "./known-devices.server.ts";

/** @returns false when the member already exists. */
export async function insertMember(db: Db, row: MemberRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("members")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function memberById(db: Db, uid: string): Promise<MemberRow | undefined> {
  return db.selectFrom("members").selectAll().where("uid", "=", uid).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockedMember(db: Db, uid: string): Promise<MemberRow | undefined> {
  return forUpdate(db, db.selectFrom("members").selectAll().where("uid", "=", uid)).executeTakeFirst();
}

export function memberByEmail(db: Db, emailKey: string): Promise<MemberRow | undefined> {
  return db.selectFrom("members").selectAll().where("emailKey", "=", emailKey).executeTakeFirst();
}

export async function allAddresses(db: Db): Promise<string[]> {
  return (await db.selectFrom("members").select("email").execute()).map(({ email }) => email);
}

export function allMembers(db: Db): Promise<MemberRow[]> {
  return db.selectFrom("members").selectAll().orderBy("createdAt").execute();
}

export function unprovenMembers(db: Db, before: number): Promise<MemberRow[]> {
  return db
    .selectFrom("members")
    .selectAll()
    .where("provenAt", "is", null)
    .where("approvedAt", "is", null)
    .where("createdAt", "<=", before)
    .execute();
}

export function publishedMembers(db: Db): Promise<MemberRow[]> {
  return db
    .selectFrom("members")
    .selectAll()
    .where("published", "is not", null)
    .where("suspendedAt", "is", null)
    .orderBy("createdAt")
    .execute();
}

export function erasingMembers(db: Db): Promise<MemberRow[]> {
  return db.selectFrom("members").selectAll().where("erasingAt", "is not", null).execute();
}

export async function changeMember(db: Db, uid: string, fields: Partial<MemberRow>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("members").set(fields).where("uid", "=", uid).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when there is no such member or (`isOnlyUnproven`) they were proven or approved since. */
export async function markErasing(db: Db, uid: string, erasingAt: number, isOnlyUnproven: boolean): Promise<boolean> {
  const member = db.updateTable("members").set({ erasingAt, published: null }).where("uid", "=", uid);
  const meant = isOnlyUnproven ? member.where("provenAt", "is", null).where("approvedAt", "is", null) : member;
  const { numUpdatedRows } = await meant.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when they already were, or need not be. */
export async function markWarned(db: Db, uid: string, warnedAt: number): Promise<boolean> {
  const member = db.updateTable("members").set({ warnedAt }).where("uid", "=", uid).where("warnedAt", "is", null);
  const { numUpdatedRows } = await member.where("provenAt", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether this was the first time. */
export async function proveMember(db: Db, uid: string, provenAt: number): Promise<boolean> {
  const unproven = db.updateTable("members").set({ provenAt }).where("uid", "=", uid).where("provenAt", "is", null);
  const { numUpdatedRows } = await unproven.executeTakeFirst();
  return numUpdatedRows > 0n;
}

const ofAccounts: Purpose[] = ["signIn", "reset", "confirm"];

export async function deleteMember(db: Db, uid: string): Promise<boolean> {
  // Locked first, as in an approval, to avoid deadlocks.
  await lockedMember(db, uid);
  await db.deleteFrom("uploads").where("uid", "=", uid).execute();
  await deleteDevicesOf(db, uid);
  const itsAddress = db.selectFrom("members").select("emailKey").where("uid", "=", uid);
  await db.deleteFrom("codes").where("emailKey", "in", itsAddress).where("purpose", "in", ofAccounts).execute();
  await db.deleteFrom("outbox").where("resourceId", "=", uid).execute();
  const { numDeletedRows } = await db.deleteFrom("members").where("uid", "=", uid).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertUnfinished(db: Db, row: UnfinishedRegistrationRow): Promise<void> {
  await db.insertInto("unfinishedRegistrations").values(row).execute();
}

export async function setUnfinishedUid(db: Db, id: string, uid: string): Promise<void> {
  await db.updateTable("unfinishedRegistrations").set({ uid }).where("id", "=", id).execute();
}

export function unfinishedOf(db: Db, emailKey?: string): Promise<UnfinishedRegistrationRow[]> {
  const all = db.selectFrom("unfinishedRegistrations").selectAll();
  return (emailKey === undefined ? all : all.where("emailKey", "=", emailKey)).execute();
}

export async function deleteUnfinished(db: Db, id: string): Promise<void> {
  await db.deleteFrom("unfinishedRegistrations").where("id", "=", id).execute();
}
