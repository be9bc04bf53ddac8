import type { Db } from "#app/platform/db/store.server.ts";

/** Deletes sessions of the office that expired before `end`, or that began before another time (ms since 1970). */
export async function deleteStaffSessionsBefore(rows: Db, end: number, beginning: number): Promise<void> {
  const dateOf = (time: number) => new Date(time).toISOString();
  await rows
    .deleteFrom("staffSessions")
    .where((is) => is.or([is("expiresAt", "<", dateOf(end)), is("createdAt", "<=", dateOf(beginning))]))
    .execute();
}

/** When the person of a session last proved who they are; undefined when it has ended. */
export async function confirmedAtOf(rows: Db, id: string): Promise<number | undefined> {
  const found = rows.selectFrom("staffSessions").select("confirmedAt").where("id", "=", id);
  return (await found.executeTakeFirst())?.confirmedAt;
}

/** Notes that the person of a session has just proved who they are. */
export async function keepConfirmed(rows: Db, id: string, confirmedAt: number): Promise<void> {
  await rows.updateTable("staffSessions").set({ confirmedAt }).where("id", "=", id).execute();
}

/** Deletes every session of a person, or all but one. */
export async function deleteStaffSessions(rows: Db, userId: string, but = ""): Promise<void> {
  await rows.deleteFrom("staffSessions").where("userId", "=", userId).where("id", "!=", but).execute();
}
