import type { SessionRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

export type SessionTable = "sessions" | "staffSessions";

export async function insertSession(db: Db, table: SessionTable, row: SessionRow): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

export const sessionByHash = (db: Db, table: SessionTable, tokenHash: string, now: number) =>
  db.selectFrom(table).selectAll().where("tokenHash", "=", tokenHash).where("expiresAt", ">", now).executeTakeFirst();

export const sessionsOf = (db: Db, table: SessionTable, userId: string, generation: number, now: number) =>
  db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("generation", "=", generation)
    .where("expiresAt", ">", now)
    .orderBy("createdAt")
    .execute();

/** Does nothing if the session has ended or another request was first. */
export async function extendSession(
  db: Db,
  table: SessionTable,
  { id, seenAt }: Pick<SessionRow, "id" | "seenAt">,
  to: Pick<SessionRow, "seenAt" | "expiresAt">,
): Promise<void> {
  await db.updateTable(table).set(to).where("id", "=", id).where("seenAt", "=", seenAt).execute();
}

export async function deleteSession(db: Db, table: SessionTable, userId: string, id: string): Promise<boolean> {
  const deleted = db.deleteFrom(table).where("userId", "=", userId).where("id", "=", id);
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
}

export async function deleteSessionsOf(db: Db, table: SessionTable, userId: string, but = ""): Promise<void> {
  await db.deleteFrom(table).where("userId", "=", userId).where("id", "!=", but).execute();
}

export async function deleteSessionsBefore(db: Db, table: SessionTable, end: number): Promise<void> {
  await db.deleteFrom(table).where("expiresAt", "<", end).execute();
}
