import type { UnfinishedRegistrationRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Records that a registration has begun. */
export async function insertUnfinished(db: Db, row: UnfinishedRegistrationRow): Promise<void> {
  await db.insertInto("unfinishedRegistrations").values(row).execute();
}

/** Records the account of a registration. */
export async function setUnfinishedUid(db: Db, id: string, uid: string): Promise<void> {
  await db.updateTable("unfinishedRegistrations").set({ uid }).where("id", "=", id).execute();
}

/** The unfinished registrations of one address, or of all. */
export function unfinishedOf(db: Db, emailKey?: string): Promise<UnfinishedRegistrationRow[]> {
  const all = db.selectFrom("unfinishedRegistrations").selectAll();
  return (emailKey === undefined ? all : all.where("emailKey", "=", emailKey)).execute();
}

/** Deletes a registration's record: it is complete, or fully undone. */
export async function deleteUnfinished(db: Db, id: string): Promise<void> {
  await db.deleteFrom("unfinishedRegistrations").where("id", "=", id).execute();
}
