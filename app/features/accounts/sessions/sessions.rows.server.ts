import type { Db } from "#app/platform/db/store.server.ts";

/** Deletes sessions that expired before `end`, or that began before another time (milliseconds since 1970). */
export async function deleteSessionsBefore(db: Db, end: number, beginning: number): Promise<void> {
  const dateOf = (time: number) => new Date(time).toISOString();
  await db
    .deleteFrom("sessions")
    .where((is) => is.or([is("expiresAt", "<", dateOf(end)), is("createdAt", "<=", dateOf(beginning))]))
    .execute();
}
