import type { Db } from "#app/platform/db/store.server.ts";

/** Deletes sessions of the office that expired before `end`, or that began before another time (ms since 1970). */
export async function deleteStaffSessionsBefore(db: Db, end: number, beginning: number): Promise<void> {
  const dateOf = (time: number) => new Date(time).toISOString();
  await db
    .deleteFrom("staffSessions")
    .where((is) => is.or([is("expiresAt", "<", dateOf(end)), is("createdAt", "<=", dateOf(beginning))]))
    .execute();
}

/** When the person of a session last proved who they are; undefined when it has ended. */
export async function confirmedAtOf(db: Db, id: string): Promise<number | undefined> {
  const found = db.selectFrom("staffSessions").select("confirmedAt").where("id", "=", id);
  return (await found.executeTakeFirst())?.confirmedAt;
}

/** Notes that the person of a session has just proved who they are. */
export async function keepConfirmed(db: Db, id: string, confirmedAt: number): Promise<void> {
  await db.updateTable("staffSessions").set({ confirmedAt }).where("id", "=", id).execute();
}

/** Deletes every session of a person, or all but one. */
export async function deleteStaffSessions(db: Db, userId: string, but = ""): Promise<void> {
  await db.deleteFrom("staffSessions").where("userId", "=", userId).where("id", "!=", but).execute();
}
