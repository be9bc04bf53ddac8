import type { ExpressionBuilder } from "kysely";
import { forUpdate, lockRows, unlocked } from "#app/platform/db/engine.server.ts";
import type { Db, Ids } from "#app/platform/db/store-types.ts";
import type { MailKind, OutboxRow, Tables } from "#app/platform/db/tables.ts";

/** How long a process has a mail to itself, in milliseconds; it may ask for more. More than clocks of machines differ. */
export const claimLife = 5 * 60_000;

/** Locks the mails about these, always in one order: two that each have a mail of the other would wait for ever. */
export const lockMailsAbout = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("outbox").select("id").where("resourceId", "in", resources).orderBy("id"));

/** Adds pending mails. */
export async function insertMails(db: Db, mails: OutboxRow[]): Promise<void> {
  if (mails.length > 0) await db.insertInto("outbox").values(mails).execute();
}

/** No process has the mail: none has claimed it, or one that has stopped; or its clock was set back since. */
const isFree = (now: number) => (is: ExpressionBuilder<Tables, "outbox">) =>
  is.or([is("claimedUntil", "is", null), is("claimedUntil", "<=", now), is("claimedUntil", ">", now + 2 * claimLife)]);

/** Kinds of mail that are retried without end. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

/** The free mails that are due. */
const freeMails = (db: Db, now: number) =>
  db.selectFrom("outbox").select("id").where("dueAt", "<=", now).where(isFree(now));

/** Claims the mail that has been due the longest, for this process alone: one statement, so that no two get it. */
export function claimMail(db: Db, now: number): Promise<OutboxRow | undefined> {
  const next = unlocked(db, freeMails(db, now).orderBy("dueAt").limit(1));
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

/** Claims the mails to the office that are due, the oldest ones when they are more than `count`. */
export function claimOfficeMails(db: Db, now: number, count: number): Promise<OutboxRow[]> {
  const due = freeMails(db, now).where("kind", "in", officeKinds).orderBy("createdAt").limit(count);
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", unlocked(db, due))
    .returningAll()
    .execute();
}

/** The mails with these ids, locked in one order. */
const inOrder = (db: Db, ids: string[]) =>
  forUpdate(db, db.selectFrom("outbox").select("id").where("id", "in", ids).orderBy("id"));

/** Keeps mails claimed for longer: they are still being sent. */
export async function keepClaims(db: Db, ids: string[], now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", inOrder(db, ids))
    .execute();
}

/** Gives claimed mails back, unsent: those with these ids, or all of them. */
export async function freeClaims(db: Db, ids: string[] | "all"): Promise<void> {
  const claimed = db.updateTable("outbox").set({ claimedUntil: null }).where("claimedUntil", "is not", null);
  await (ids === "all" ? claimed : claimed.where("id", "in", inOrder(db, ids))).execute();
}

/** When the next mail is due that no process has; undefined when none is pending. */
export async function nextDueTime(db: Db, now: number): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("dueAt").where(isFree(now));
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

/** When the oldest pending mail to the office was added. */
export async function oldestOfficeMail(db: Db): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

/** Postpones every mail to the office that is due before a time and that no process has, without counting an attempt. */
export async function postponeOfficeMails(db: Db, dueAt: number, now: number): Promise<void> {
  const due = db.selectFrom("outbox").select("id").where("kind", "in", officeKinds).where("dueAt", "<", dueAt);
  await db
    .updateTable("outbox")
    .set({ dueAt })
    .where("id", "in", unlocked(db, due.where(isFree(now))))
    .execute();
}

/** Postpones mails after a failed attempt, and gives them back. */
export async function postponeMails(db: Db, ids: string[], dueAt: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1), claimedUntil: null }))
    .where("id", "in", inOrder(db, ids))
    .execute();
}

/** Deletes mails that were sent. */
export async function deleteMails(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom("outbox").where("id", "in", inOrder(db, ids)).execute();
}

/** Deletes a mail that is given up. @returns false when it was gone before */
export async function deleteMail(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom("outbox").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

/** Makes mails due that are postponed beyond a time: no delay is that long, so the clock was set back since. */
export async function retryMailsAfter(db: Db, latest: number, now: number): Promise<void> {
  const late = db.selectFrom("outbox").select("id").where("dueAt", ">", latest).orderBy("id");
  await db.updateTable("outbox").set({ dueAt: now }).where("id", "in", forUpdate(db, late)).execute();
}
