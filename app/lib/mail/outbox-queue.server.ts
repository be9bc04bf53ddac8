import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import {
  type Db,
  forUpdate,
  type Ids,
  inChunks,
  lockInTransaction,
  lockRows,
  skipLocked,
} from "#app/lib/db/database.server.ts";
import { readFact, writeFact } from "#app/lib/db/facts.server.ts";
import type { MailKind, OutboxRow, Tables } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";

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

function claimOfficeMails(db: Db, now: number, count: number): Promise<OutboxRow[]> {
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

async function keepClaims(db: Db, ids: string[], now: number): Promise<void> {
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

async function postponeOfficeMails(db: Db, dueAt: number, now: number): Promise<void> {
  const due = db.selectFrom("outbox").select("id").where("kind", "in", officeKinds).where("dueAt", "<", dueAt);
  await db
    .updateTable("outbox")
    .set({ dueAt })
    .where("id", "in", skipLocked(db, due.where(isFree(now))))
    .execute();
}

async function postponeMails(db: Db, ids: string[], dueAt: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set(({ eb }) => ({ dueAt, attempts: eb("attempts", "+", 1), claimedUntil: null }))
    .where("id", "in", inOrder(db, ids))
    .execute();
}

export async function deleteMails(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom("outbox").where("id", "in", inOrder(db, ids)).execute();
}

async function deleteMail(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom("outbox").where("id", "=", id).executeTakeFirst()).numDeletedRows > 0n;
}

/** No delay is that long: the clock was set back. */
export async function retryMailsAfter(db: Db, latest: number, now: number): Promise<void> {
  const late = db.selectFrom("outbox").select("id").where("dueAt", ">", latest).orderBy("id");
  await db.updateTable("outbox").set({ dueAt: now }).where("id", "in", forUpdate(db, late)).execute();
}

interface Claims {
  next: () => Promise<OutboxRow | undefined>;
  nextToOffice: (count: number) => Promise<OutboxRow[]>;
  /** If the store fails, `tidy` retries it. */
  removeSent: (ids: string[]) => Promise<void>;
  giveUp: (row: OutboxRow) => Promise<void>;
  postpone: (ids: string[], dueAt: number) => Promise<void>;
  forget: (id: string) => void;
  /** Retries what failed with the store: deletes sent mails, and releases those not being sent. */
  tidy: (onWay: string[]) => Promise<void>;
  keep: () => Promise<void>;
}

export type GiveUp = (db: Db, row: OutboxRow, now: number) => Promise<void>;

export function createClaims(db: Db, now: () => number, giveUp?: GiveUp): Claims {
  const claimed = new Set<string>();
  const sent = new Set<string>();

  function note<Rows extends OutboxRow[]>(rows: Rows): Rows {
    for (const { id } of rows) claimed.add(id);
    return rows;
  }
  function forget(ids: string[]) {
    for (const id of ids) {
      claimed.delete(id);
      sent.delete(id);
    }
  }
  async function remove(ids: string[]) {
    await deleteMails(db, ids);
    forget(ids);
  }

  return {
    async next() {
      const row = await claimMail(db, now());
      return row && note([row])[0];
    },
    async nextToOffice(count) {
      const rows = note(await claimOfficeMails(db, now(), count));
      return rows.sort((one, other) => one.createdAt - other.createdAt);
    },
    async removeSent(ids) {
      for (const id of ids) sent.add(id);
      await remove(ids);
    },
    async giveUp(row) {
      await db.transaction().execute(async (tx) => {
        if (await deleteMail(tx, row.id)) await giveUp?.(tx, row, now());
      });
      forget([row.id]);
    },
    async postpone(ids, dueAt) {
      await postponeMails(db, ids, dueAt);
      forget(ids);
    },
    forget: (id) => forget([id]),
    async tidy(onWay) {
      if (sent.size > 0) await remove([...sent]);
      const left = [...claimed].filter((id) => !onWay.includes(id));
      if (left.length > 0) await freeClaims(db, left);
      forget(left);
    },
    keep: () =>
      (claimed.size > 0 ? keepClaims(db, [...claimed], now()) : Promise.resolve()).catch((error) =>
        log.warn({ error }, "mails that are being sent could not be claimed for longer"),
      ),
  };
}

/** In either direction, as the clock may have been set back; milliseconds. */
async function forgetOfficeMails(db: Db, now: number, within: number): Promise<void> {
  await db
    .deleteFrom("officeMails")
    .where((is) => is.or([is("sentAt", "<=", now - within), is("sentAt", ">=", now + within)]))
    .execute();
}

async function countOfficeMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("officeMails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Retries count once. */
async function noteOfficeMail(db: Db, id: string, sentAt: number): Promise<void> {
  await db
    .insertInto("officeMails")
    .values({ id, sentAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sentAt }))
    .execute();
}

async function forgetOfficeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("officeMails").where("id", "=", id).execute();
}

const hour = 60 * 60_000;

const listEvery = 10 * 60_000;

type OfficeSlot = "alone" | "listed" | "postponed";

/** For all processes together: a flood of submissions must not flood the office. */
interface OfficeQuota {
  /** After `postponed` the claim is gone, and all mails to the office wait for the list. */
  next: (mail: string) => Promise<OfficeSlot>;
  giveBack: (mail: string) => Promise<void>;
}

export function createOfficeQuota(db: Kysely<Tables>, mostAlone: number, now: () => number): OfficeQuota {
  return {
    next: (mail) =>
      db.transaction().execute(async (tx) => {
        await lockInTransaction(tx, "office-quota");
        const time = now();
        await forgetOfficeMails(tx, time, hour);
        if ((await countOfficeMails(tx)) < mostAlone) {
          await noteOfficeMail(tx, mail, time);
          return "alone";
        }
        const known = await readFact(tx, "officeListAt");
        // The clock may have been set back since.
        const listAt = known === undefined || known - time > listEvery ? time + listEvery : known;
        await writeFact(tx, "officeListAt", time < listAt ? listAt : undefined);
        if (time >= listAt) return "listed";
        await freeClaims(tx, [mail]);
        await postponeOfficeMails(tx, listAt, time);
        return "postponed";
      }),
    giveBack: (mail) => forgetOfficeMail(db, mail),
  };
}
