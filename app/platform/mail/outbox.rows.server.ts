import type { Db } from "#app/platform/db/store.server.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/tables.ts";

/** Adds mails that are to be sent. */
export async function insertMails(rows: Db, mails: OutboxRow[]): Promise<void> {
  await rows.insertInto("outbox").values(mails).execute();
}

/** The mails whose time has come, the oldest first, but for those on their way. */
export function dueMails(rows: Db, now: number, count: number, onWay: string[]): Promise<OutboxRow[]> {
  const due = rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).where("id", "not in", onWay);
  return due.orderBy("dueAt").limit(count).execute();
}

/** When the next mail is due that is not on its way; undefined when none waits. */
export async function nextDueTime(rows: Db, onWay: string[]): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("dueAt").where("id", "not in", onWay);
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

/** Mails that are never given up. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

/** Since when the mail to the office waits that has waited longest. */
export async function oldestOfficeMail(rows: Db): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

/** The mails to the office whose time has come, the oldest first, but for those on their way. */
export function dueOfficeMails(rows: Db, now: number, count: number, onWay: string[]): Promise<OutboxRow[]> {
  const due = rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).where("id", "not in", onWay);
  return due.where("kind", "in", officeKinds).orderBy("createdAt").limit(count).execute();
}

/** Puts every mail to the office off that is due before a time, without a try. */
export async function postponeOfficeMails(rows: Db, dueAt: number): Promise<void> {
  const waiting = rows.updateTable("outbox").set({ dueAt }).where("kind", "in", officeKinds);
  await waiting.where("dueAt", "<", dueAt).execute();
}

/** Puts mails off after a try that failed. */
export async function postponeMails(rows: Db, ids: string[], dueAt: number): Promise<void> {
  await rows
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Every waiting mail is due at once. */
/** Takes out mails that were sent, or are not to be. */
export async function deleteMails(rows: Db, ids: string[]): Promise<void> {
  await rows.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** Makes mails due that are put off beyond a time: further than any mail is, so the clock was set back since. */
export async function retryMailsAfter(rows: Db, latest: number, now: number): Promise<void> {
  await rows.updateTable("outbox").set({ dueAt: now }).where("dueAt", ">", latest).execute();
}
