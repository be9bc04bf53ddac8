import type { Db } from "#app/platform/db/store.server.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/tables.ts";

/** Adds pending mails. */
export async function insertMails(rows: Db, mails: OutboxRow[]): Promise<void> {
  await rows.insertInto("outbox").values(mails).execute();
}

/** The mails that are due, the oldest first, except those being sent. */
export function dueMails(rows: Db, now: number, count: number, onWay: string[]): Promise<OutboxRow[]> {
  const due = rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).where("id", "not in", onWay);
  return due.orderBy("dueAt").limit(count).execute();
}

/** When the next mail is due that is not being sent; undefined when none is pending. */
export async function nextDueTime(rows: Db, onWay: string[]): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("dueAt").where("id", "not in", onWay);
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

/** Kinds of mail that are retried without end. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

/** When the oldest pending mail to the office was added. */
export async function oldestOfficeMail(rows: Db): Promise<number | undefined> {
  const waiting = rows.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

/** The mails to the office that are due, the oldest first, except those being sent. */
export function dueOfficeMails(rows: Db, now: number, count: number, onWay: string[]): Promise<OutboxRow[]> {
  const due = rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).where("id", "not in", onWay);
  return due.where("kind", "in", officeKinds).orderBy("createdAt").limit(count).execute();
}

/** Postpones every mail to the office that is due before a time, without counting an attempt. */
export async function postponeOfficeMails(rows: Db, dueAt: number): Promise<void> {
  const waiting = rows.updateTable("outbox").set({ dueAt }).where("kind", "in", officeKinds);
  await waiting.where("dueAt", "<", dueAt).execute();
}

/** Postpones mails after a failed attempt. */
export async function postponeMails(rows: Db, ids: string[], dueAt: number): Promise<void> {
  await rows
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Makes every pending mail due now. */
/** Deletes mails that were sent or are given up. */
export async function deleteMails(rows: Db, ids: string[]): Promise<void> {
  await rows.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** Makes mails due that are postponed beyond a time: no delay is that long, so the clock was set back since. */
export async function retryMailsAfter(rows: Db, latest: number, now: number): Promise<void> {
  await rows.updateTable("outbox").set({ dueAt: now }).where("dueAt", ">", latest).execute();
}
