import type { SessionRow } from "#app/platform/db/account-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** The tables of sessions: the faculty's, and the office's. */
export type SessionTable = "sessions" | "staffSessions";

/** Adds a session. @throws Error when its person does not exist. */
export async function insertSession(db: Db, table: SessionTable, row: SessionRow): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

/** The session with the digest of a token, unless it has expired at a time (ms since 1970). */
export const sessionByHash = (db: Db, table: SessionTable, tokenHash: string, now: number) =>
  db.selectFrom(table).selectAll().where("tokenHash", "=", tokenHash).where("expiresAt", ">", now).executeTakeFirst();

/** The sessions of a person that belong to a generation and have not expired, the oldest first. */
export const sessionsOf = (db: Db, table: SessionTable, userId: string, generation: number, now: number) =>
  db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("generation", "=", generation)
    .where("expiresAt", ">", now)
    .orderBy("createdAt")
    .execute();

/** Extends a session, unless it has ended or another request was first. */
export async function extendSession(
  db: Db,
  table: SessionTable,
  { id, seenAt }: Pick<SessionRow, "id" | "seenAt">,
  to: Pick<SessionRow, "seenAt" | "expiresAt">,
): Promise<void> {
  await db.updateTable(table).set(to).where("id", "=", id).where("seenAt", "=", seenAt).execute();
}

/** Deletes a session of a person. @returns whether there was one. */
export async function deleteSession(db: Db, table: SessionTable, userId: string, id: string): Promise<boolean> {
  const deleted = db.deleteFrom(table).where("userId", "=", userId).where("id", "=", id);
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
}

/** Deletes every session of a person, or all but one. */
export async function deleteSessionsOf(db: Db, table: SessionTable, userId: string, but = ""): Promise<void> {
  await db.deleteFrom(table).where("userId", "=", userId).where("id", "!=", but).execute();
}

/** Deletes sessions that expired before a time (ms since 1970). */
export async function deleteSessionsBefore(db: Db, table: SessionTable, end: number): Promise<void> {
  await db.deleteFrom(table).where("expiresAt", "<", end).execute();
}
