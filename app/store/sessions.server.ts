import type { Rows } from "./store.server.ts";

/** Deletes sessions whose time was over before this one (milliseconds since 1970). */
export async function deleteSessionsBefore(rows: Rows, time: number): Promise<void> {
  await rows.deleteFrom("sessions").where("expiresAt", "<", new Date(time).toISOString()).execute();
}
