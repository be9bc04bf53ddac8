import type { Db } from "#app/platform/db/store.server.ts";
import { deleteSessionsOf } from "#app/platform/sign-in/sessions.rows.server.ts";

export async function confirmedAtOf(db: Db, id: string): Promise<number | undefined> {
  const found = db.selectFrom("staffSessions").select("confirmedAt").where("id", "=", id);
  return (await found.executeTakeFirst())?.confirmedAt;
}

export async function keepConfirmed(db: Db, id: string, confirmedAt: number): Promise<void> {
  await db.updateTable("staffSessions").set({ confirmedAt }).where("id", "=", id).execute();
}

/** The session `but` goes on even if all were just ended. */
export async function deleteStaffSessions(db: Db, userId: string, but = ""): Promise<void> {
  await deleteSessionsOf(db, "staffSessions", userId, but);
  if (!but) return;
  await db
    .updateTable("staffSessions")
    .set((is) => ({
      generation: is.selectFrom("staffUsers").select("generation").where("id", "=", userId).$asScalar(),
    }))
    .where("id", "=", but)
    .execute();
}
