import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { StaffMailDetails } from "./staff-mails.server.ts";

/** How long the list of people shows an undelivered mail, in milliseconds: 30 days, or until the next invitation. */
const shownFor = 30 * 24 * 60 * 60_000;

/** Records that a mail to an office member could not be delivered; `now` is in milliseconds since 1970. */
export async function noteUndeliveredStaffMail(db: Db, { details }: OutboxRow, now: number): Promise<void> {
  const { uid }: Pick<StaffMailDetails, "uid"> = JSON.parse(details ?? "{}");
  await db.updateTable("staffUsers").set({ undeliveredAt: now }).where("id", "=", uid).execute();
}

/** When a mail to a member was last undeliverable, if recent; `now` is in milliseconds since 1970. */
export const undelivered = ({ undeliveredAt }: { undeliveredAt: number | null }, now: number): number | undefined =>
  undeliveredAt !== null && now - undeliveredAt < shownFor ? undeliveredAt : undefined;
