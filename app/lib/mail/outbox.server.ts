import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { type Db, isShared } from "#app/lib/db/database.server.ts";
import type { MailKind, OutboxRow, Tables } from "#app/lib/db/tables.ts";
import { log } from "#app/log.server.ts";
import { faultOf, isRefusedForGood, logLevelOf } from "./mail-health.server.ts";
import {
  createClaims,
  createOfficeQuota,
  freeClaims,
  type GiveUp,
  insertMails,
  nextDueTime,
  officeKinds,
  oldestOfficeMail,
  retryMailsAfter,
} from "./outbox-queue.server.ts";
import type { MailMessage } from "./transport.server.ts";

/** Milliseconds before a hanging mail no longer blocks the next, and mails in progress at once. */
const patience = 30_000;
const mostAtOnce = 4;

interface Sendings {
  begin: (rows: OutboxRow[], send: (rows: OutboxRow[]) => Promise<void>) => Promise<void>;
  ids: () => string[];
  ended: () => Promise<unknown>;
}

function createSendings(): Sendings {
  const underWay = new Map<Promise<void>, OutboxRow[]>();
  return {
    async begin(rows, send) {
      const sending = send(rows).finally(() => underWay.delete(sending));
      underWay.set(sending, rows);
      // If the store fails after the timeout, the failure repeats at the next read and is logged there.
      sending.catch(() => {});
      const hanging = Promise.withResolvers<void>();
      const timer = setTimeout(hanging.resolve, patience).unref();
      await Promise.race([sending, hanging.promise]).finally(() => clearTimeout(timer));
      while (underWay.size >= mostAtOnce) await Promise.race(underWay.keys());
    },
    ids: () => [...underWay.values()].flat().map(({ id }) => id),
    ended: () => Promise.allSettled(underWay.keys()),
  };
}

/** Milliseconds (as all times below): mail services limit the rate, and requests of visitors have priority. */
const pause = 50;
const longestList = 1000;
const firstDelay = 30_000;
const longestDelay = 60 * 60_000;
/** Permanent refusals after which a mail to a visitor is given up. */
const mostRefusals = 5;
const longestTrying = 3 * 24 * 60 * 60_000;
/** Age at which an unsent mail to the office is reported as a problem. */
const stuckAfter = 60 * 60_000;

const lookAgain = 60_000;

/** Well before the claims of mails being sent expire. */
const keepEvery = 60_000;

const longestStop = 5_000;

export interface NewMail {
  kind: MailKind;
  resourceId?: string;
  details?: object;
}

export const mailRow = ({ kind, resourceId, details }: NewMail, now: number): OutboxRow => ({
  id: newId(),
  kind,
  resourceId: resourceId ?? null,
  details: details ? JSON.stringify(details) : null,
  createdAt: now,
  dueAt: now,
  attempts: 0,
  claimedUntil: null,
});

/** Mails are stored in the same transaction as the change they report, and sent afterwards. */
export interface Outbox {
  /** Call `notify` after the commit. */
  add: (db: Db, mails: NewMail[]) => Promise<void>;
  notify: () => void;
  isStuck: () => Promise<boolean>;
  stop: () => Promise<void>;
}

export type MailContent = Omit<MailMessage, "id">;

export type WriteMail = (rows: OutboxRow[]) => Promise<MailContent | undefined>;

interface Parts {
  db: Kysely<Tables>;
  now: () => number;
  write: WriteMail;
  host: string;
  send: (message: MailMessage) => Promise<void>;
  giveUp?: GiveUp;
  officeMailsPerHour: number;
}

const isForOffice = ({ kind }: OutboxRow) => officeKinds.includes(kind);

/** Also sends what was left at the last stop. Of several processes one claims each mail. */
export async function createOutbox({ db, now, write, send, giveUp, host, officeMailsPerHour }: Parts): Promise<Outbox> {
  const claims = createClaims(db, now, giveUp);
  const sendings = createSendings();
  const turns = createOfficeQuota(db, officeMailsPerHour, now);
  let signal = Promise.withResolvers<void>();
  let isStopped = false;

  async function postpone(rows: OutboxRow[], error: unknown) {
    const [row] = rows as [OutboxRow, ...OutboxRow[]];
    const fault = faultOf(error);
    const ids = rows.map(({ id }) => id);
    const isRefused = isRefusedForGood(error) && row.attempts + 1 >= mostRefusals;
    const isFinal = !isForOffice(row) && (isRefused || now() - row.createdAt > longestTrying);
    const what = { mail: row.id, kind: row.kind, attempt: row.attempts + 1, isFinal };
    log[logLevelOf(error)]({ ...what, ...fault }, "a mail was not sent");
    if (isForOffice(row) && rows.length === 1) await turns.giveBack(row.id);
    if (isFinal) await claims.giveUp(row);
    else await claims.postpone(ids, now() + Math.min(firstDelay * 2 ** row.attempts, longestDelay));
  }

  /** A failure here is a bug, and logged as such. */
  const written = (rows: OutboxRow[]) =>
    write(rows).catch((error) => {
      log.error({ error, kind: rows[0]?.kind }, "a mail could not be written");
      throw error;
    });

  async function sendAsOne(rows: OutboxRow[]) {
    try {
      const message = await written(rows);
      if (message) await send({ ...message, id: `<${rows[0]?.id}@${host}>` });
    } catch (error) {
      return postpone(rows, error);
    }
    await claims.removeSent(rows.map(({ id }) => id));
  }

  async function withOthers(row: OutboxRow): Promise<OutboxRow[]> {
    const turn = isForOffice(row) ? await turns.next(row.id) : "alone";
    if (turn === "alone") return [row];
    if (turn === "listed") return [row, ...(await claims.nextToOffice(longestList - 1))];
    claims.forget(row.id);
    return [];
  }

  /** @returns milliseconds until the next mail is due */
  async function sendDue(): Promise<number> {
    await claims.tidy(sendings.ids());
    for (;;) {
      const row = isStopped ? undefined : await claims.next();
      if (!row) break;
      const rows = await withOthers(row);
      if (rows.length > 0) await sendings.begin(rows, sendAsOne);
      await wait(pause);
    }
    const nextDue = await nextDueTime(db, now());
    return nextDue === undefined ? lookAgain : Math.min(Math.max(nextDue - now(), pause), lookAgain);
  }

  async function run() {
    while (!isStopped) {
      signal = Promise.withResolvers();
      const delay = await sendDue().catch((error) => {
        log.error({ error }, "the outbox could not be read and will be retried");
        return firstDelay;
      });
      const timer = setTimeout(signal.resolve, delay).unref();
      if (!isStopped) await signal.promise;
      clearTimeout(timer);
    }
  }

  const notify = () => signal.resolve();
  const keeping = setInterval(() => void claims.keep(), keepEvery).unref();
  // Claims of a killed process: if no other process shares the store, nobody is sending these mails.
  if (!isShared(db)) await freeClaims(db, "all");
  await retryMailsAfter(db, now(), now());
  const running = run();

  return {
    add: (tx, mails) =>
      insertMails(
        tx,
        mails.map((mail) => mailRow(mail, now())),
      ),
    notify,
    async isStuck() {
      const oldest = await oldestOfficeMail(db);
      return oldest !== undefined && now() - oldest > stuckAfter;
    },
    async stop() {
      isStopped = true;
      notify();
      const finished = Promise.allSettled([running, sendings.ended()]);
      await Promise.race([finished, wait(longestStop, undefined, { ref: false })]);
      clearInterval(keeping);
    },
  };
}
