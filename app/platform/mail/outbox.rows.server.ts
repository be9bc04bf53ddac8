import { type ExpressionBuilder, sql } from "kysely";
import { forUpdate, lockRows, skipLocked } from "#app/platform/db/engine.server.ts";
import { inChunks } from "#app/platform/db/in-parts.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db, Ids } from "#app/platform/db/store-types.ts";
import type { Tables } from "#app/platform/db/tables.ts";

/** Milliseconds: more than the clocks of machines differ. */
export const claimLife = 5 * 60_000;

/** In a fixed order, to avoid deadlocks. */
export const lockMailsAbout = (db: Db, resources: Ids): Promise<void> =>
  lockRows(db, db.selectFrom("outbox").select("id").where("resourceId", "in", resources).orderBy("id"));

export async function insertMails(db: Db, mails: OutboxRow[]): Promise<void> {
  for (const some of inChunks(mails)) await db.insertInto("outbox").values(some).execute();
}

/** Unclaimed, or expired, or ending too late, since the clock was set back. */
const isFree = (now: number) => (is: ExpressionBuilder<Tables, "outbox">) =>
  is.or([is("claimedUntil", "is", null), is("claimedUntil", "<=", now), is("claimedUntil", ">", now + 2 * claimLife)]);

/** These are retried forever. */
export const officeKinds: MailKind[] = ["office-new", "office-corrected", "office-erased"];

const freeMails = (db: Db, now: number) =>
  db.selectFrom("outbox").select("id").where("dueAt", "<=", now).where(isFree(now));

/** One statement, so that no two processes get the mail. News comes last: somebody waits for every other kind. */
export function claimMail(db: Db, now: number): Promise<OutboxRow | undefined> {
  const newsLast = sql`CASE WHEN kind = 'news' THEN 1 ELSE 0 END`;
  const next = skipLocked(db, freeMails(db, now).orderBy(newsLast).orderBy("dueAt").limit(1));
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

export function claimOfficeMails(db: Db, now: number, count: number): Promise<OutboxRow[]> {
  const due = freeMails(db, now).where("kind", "in", officeKinds).orderBy("createdAt").limit(count);
  return db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", skipLocked(db, due))
    .returningAll()
    .execute();
}

const inOrder = (db: Db, ids: string[]) =>
  forUpdate(db, db.selectFrom("outbox").select("id").where("id", "in", ids).orderBy("id"));

export async function keepClaims(db: Db, ids: string[], now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ claimedUntil: now + claimLife })
    .where("id", "in", inOrder(db, ids))
    .execute();
}

export async function freeClaims(db: Db, ids: string[] | "all"): Promise<void> {
  const claimed = db.updateTable("outbox").set({ claimedUntil: null }).where("claimedUntil", "is not", null);
  await (ids === "all" ? claimed : claimed.where("id", "in", inOrder(db, ids))).execute();
}

export async function nextDueTime(db: Db, now: number): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("dueAt").where(isFree(now));
  return (await waiting.orderBy("dueAt").limit(1).executeTakeFirst())?.dueAt;
}

export async function oldestOfficeMail(db: Db): Promise<number | undefined> {
  const waiting = db.selectFrom("outbox").select("createdAt").where("kind", "in", officeKinds);
  return (await waiting.orderBy("createdAt").limit(1).executeTakeFirst())?.createdAt;
}

export async function postponeOfficeMails(db: Db, dueAt: number, now: number): Promise<void> {
  const due = db.selectFrom("outbox").select("id").where("kind", "in", officeKinds).where("dueAt", "<", dueAt);
  await db
    .updateTable("outbox")
    .set({ dueAt })
    .where("id", "in", skipLocked(db, due.where(isFree(now))))
    .execute();
}

export async function postponeMails(db: Db, ids: string[], dueAt: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1), claimedUntil: null }))
    .where("id", "in", inOrder(db, ids))
    .execute();
}

export async function deleteMails(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom("outbox").where("id", "in", inOrder(db, ids)).execute();
}

export async function deleteMail(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom("outbox").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

/** No delay is that long: the clock was set back. */
export async function retryMailsAfter(db: Db, latest: number, now: number): Promise<void> {
  const late = db.selectFrom("outbox").select("id").where("dueAt", ">", latest).orderBy("id");
  await db.updateTable("outbox").set({ dueAt: now }).where("id", "in", forUpdate(db, late)).execute();
}
