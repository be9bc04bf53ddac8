import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { StaffMailDetails } from "./staff-mails.server.ts";

/** Milliseconds; a new invitation ends it sooner. */
const undeliveredShownFor = 30 * 24 * 60 * 60_000;

export async function noteUndeliveredStaffMail(db: Db, { details }: OutboxRow, now: number): Promise<void> {
  const { uid }: Pick<StaffMailDetails, "uid"> = JSON.parse(details ?? "{}");
  await db.updateTable("staffUsers").set({ undeliveredAt: now }).where("id", "=", uid).execute();
}

export const undelivered = ({ undeliveredAt }: { undeliveredAt: number | null }, now: number): number | undefined =>
  undeliveredAt !== null && now - undeliveredAt < undeliveredShownFor ? undeliveredAt : undefined;
