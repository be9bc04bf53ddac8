import type { Rows } from "./store.server.ts";
import type { MailKind, OutboxRow } from "./tables.ts";

/** Adds mails that are to be sent. */
export async function insertMails(rows: Rows, mails: OutboxRow[]): Promise<void> {
  await rows.insertInto("outbox").values(mails).execute();
}

/** The mails whose time has come, the oldest first, but for those on their way. */
export function dueMails(rows: Rows, now: number, count: number, onWay: string[]): Promise<OutboxRow[]> {
  const due = rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).where("id", "not in", onWay);
  return due.orderBy("dueAt").limit(count).execute();
}

/** When the next mail is due that is not on its way; undefined when none waits. */
export async function nextDueTime(rows: Rows, onWay: string[]): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("dueAt").where("id", "not in", onWay);
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

/** Mails that are never given up. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

/** Since when the mail to the office waits that has waited longest. */
export async function oldestOfficeMail(rows: Rows): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

/** Puts a mail off after a try that failed. */
export async function postponeMail(rows: Rows, id: string, dueAt: number): Promise<void> {
  await rows
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Every waiting mail is due at once. */
export async function hastenMails(rows: Rows, now: number): Promise<void> {
  await rows.updateTable("outbox").set({ dueAt: now }).execute();
}

/** Takes out a mail that was sent, or is not to be. */
export async function deleteMail(rows: Rows, id: string): Promise<void> {
  await rows.deleteFrom("outbox").where("id", "=", id).execute();
}
