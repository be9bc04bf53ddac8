import type { Db } from "#app/platform/db/store.server.ts";
import type { OutboxRow } from "#app/platform/db/tables.ts";
import type { StaffMailDetails } from "./staff-mails.server.ts";

/** How long the list of people says that a mail did not arrive, in milliseconds: 30 days, or until the next invitation. */
const shownFor = 30 * 24 * 60 * 60_000;

/** Notes that a mail to somebody of the office was given up; `now` is in milliseconds since 1970. */
export async function noteUndeliveredStaffMail(db: Db, { details }: OutboxRow, now: number): Promise<void> {
  const { uid }: Pick<StaffMailDetails, "uid"> = JSON.parse(details ?? "{}");
  await db.updateTable("staffUsers").set({ undeliveredAt: now }).where("id", "=", uid).execute();
}

/** When a mail to somebody did not arrive, as long as that is news; `now` is in milliseconds since 1970. */
export const undelivered = ({ undeliveredAt }: { undeliveredAt: number | null }, now: number): number | undefined =>
  undeliveredAt !== null && now - undeliveredAt < shownFor ? undeliveredAt : undefined;
