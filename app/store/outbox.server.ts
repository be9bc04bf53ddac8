import type { Rows } from "./store.server.ts";
import type { OutboxRow } from "./tables.ts";

/** Adds mails that are to be sent. */
export async function insertMails(rows: Rows, mails: OutboxRow[]): Promise<void> {
  await rows.insertInto("outbox").values(mails).execute();
}

/** The mails whose time has come, the oldest first. */
export function dueMails(rows: Rows, now: number, count: number): Promise<OutboxRow[]> {
  return rows.selectFrom("outbox").selectAll().where("dueAt", "<=", now).orderBy("dueAt").limit(count).execute();
}

/** When the next mail is due, and how long the oldest has waited since. */
export async function outboxTimes(rows: Rows): Promise<{ nextDue: number | null; oldest: number | null }> {
  const { min } = rows.fn;
  return await rows
    .selectFrom("outbox")
    .select([min("dueAt").as("nextDue"), min("createdAt").as("oldest")])
    .executeTakeFirstOrThrow();
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
