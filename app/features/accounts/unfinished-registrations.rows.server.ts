import type { UnfinishedRegistrationRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

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
