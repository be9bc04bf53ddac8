import { type ExpressionBuilder, sql } from "kysely";
import { forUpdate, lockRows, unlocked } from "#app/platform/db/engine.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db, Ids } from "#app/platform/db/store-types.ts";
import type { Tables } from "#app/platform/db/tables.ts";

/** How long a claim lasts, in milliseconds, unless it is extended. It is more than the clocks of machines differ. */
export const claimLife = 5 * 60_000;

/** Locks the mails about some submissions or members in a fixed order, to avoid deadlocks. */
export const lockMailsAbout = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("outbox").select("id").where("resourceId", "in", resources).orderBy("id"));

/** Adds pending mails. */
export async function insertMails(db: Db, mails: OutboxRow[]): Promise<void> {
  for (const some of inParts(mails)) await db.insertInto("outbox").values(some).execute();
}

/**
 * Whether no process has claimed the mail: it is unclaimed, its claim has expired, or it ends too late, since the clock
 * was set back.
 */
const isFree = (now: number) => (is: ExpressionBuilder<Tables, "outbox">) =>
  is.or([is("claimedUntil", "is", null), is("claimedUntil", "<=", now), is("claimedUntil", ">", now + 2 * claimLife)]);

/** Kinds of mail that are retried forever. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

/** The due mails that no process has claimed. */
const freeMails = (db: Db, now: number) =>
  db.selectFrom("outbox").select("id").where("dueAt", "<=", now).where(isFree(now));

/**
 * Claims the mail that has been due the longest: a single statement, so that no two processes get it. Somebody waits for
 * every other kind, so news, of which hundreds are added at once, comes last.
 */
export function claimMail(db: Db, now: number): Promise<OutboxRow | undefined> {
  const newsLast = sql`CASE WHEN kind = 'news' THEN 1 ELSE 0 END`;
  const next = unlocked(db, freeMails(db, now).orderBy(newsLast).orderBy("dueAt").limit(1));
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

/** Claims the due mails to the office, at most `count`, the oldest first. */
export function claimOfficeMails(db: Db, now: number, count: number): Promise<OutboxRow[]> {
  const due = freeMails(db, now).where("kind", "in", officeKinds).orderBy("createdAt").limit(count);
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", unlocked(db, due))
    .returningAll()
    .execute();
}

/** The mails with these ids, locked in a fixed order. */
const inOrder = (db: Db, ids: string[]) =>
  forUpdate(db, db.selectFrom("outbox").select("id").where("id", "in", ids).orderBy("id"));

/** Extends the claims of mails that are still being sent. */
export async function keepClaims(db: Db, ids: string[], now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", inOrder(db, ids))
    .execute();
}

/** Releases claimed mails that were not sent: those with these ids, or all. */
export async function freeClaims(db: Db, ids: string[] | "all"): Promise<void> {
  const claimed = db.updateTable("outbox").set({ claimedUntil: null }).where("claimedUntil", "is not", null);
  await (ids === "all" ? claimed : claimed.where("id", "in", inOrder(db, ids))).execute();
}

/** When the next unclaimed mail is due; undefined when none is pending. */
export async function nextDueTime(db: Db, now: number): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("dueAt").where(isFree(now));
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

/** When the oldest pending mail to the office was added. */
export async function oldestOfficeMail(db: Db): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

/** Postpones every unclaimed mail to the office that is due before a time, without counting an attempt. */
export async function postponeOfficeMails(db: Db, dueAt: number, now: number): Promise<void> {
  const due = db.selectFrom("outbox").select("id").where("kind", "in", officeKinds).where("dueAt", "<", dueAt);
  await db
    .updateTable("outbox")
    .set({ dueAt })
    .where("id", "in", unlocked(db, due.where(isFree(now))))
    .execute();
}

/** Postpones mails after a failed attempt, and releases them. */
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

/**
 * Deletes a mail that is given up.
 * @returns false if it was already deleted
 */
export async function deleteMail(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom("outbox").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

/** Makes mails due that are postponed beyond a time: no delay is that long, so the clock was set back. */
export async function retryMailsAfter(db: Db, latest: number, now: number): Promise<void> {
  const late = db.selectFrom("outbox").select("id").where("dueAt", ">", latest).orderBy("id");
  await db.updateTable("outbox").set({ dueAt: now }).where("id", "in", forUpdate(db, late)).execute();
}
