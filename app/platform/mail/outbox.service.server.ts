import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { isShared } from "#app/platform/db/engine.server.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { createClaims, type GiveUp } from "./claims.server.ts";
import { faultOf, isRefusedForGood, levelOf } from "./mail-fault.ts";
import { createOfficeQuota } from "./office-quota.server.ts";
import {
  freeClaims,
  insertMails,
  nextDueTime,
  officeKinds,
  oldestOfficeMail,
  retryMailsAfter,
} from "./outbox.rows.server.ts";
import { createSendings } from "./sendings.ts";
import type { MailMessage } from "./transport.server.ts";

/** Milliseconds between two mails: mail services limit the rate, and requests of visitors have priority. */
const pause = 50;
/** Most submissions in one list to the office. */
const longestList = 1000;
const firstDelay = 30_000;
const longestDelay = 60 * 60_000;
/** Permanent refusals by the server after which a mail to a visitor is given up. */
const mostRefusals = 5;
/** Milliseconds after which a mail to a visitor is given up, whatever the server answers. */
const longestTrying = 3 * 24 * 60 * 60_000;
/** Age in milliseconds at which an unsent mail to the office is reported as a problem. */
const stuckAfter = 60 * 60_000;

/** Milliseconds between two checks for mails added by a command or another process. */
const lookAgain = 60_000;

/** Milliseconds between extensions of the claims of mails being sent: well before they expire. */
const keepEvery = 60_000;

/** Milliseconds to wait, when the site stops, for mails being sent. */
const longestStop = 5_000;

/** A mail to add, with its kind and subject. */
export interface MailToCome {
  kind: MailKind;
  resourceId?: string;
  details?: object;
}

/** The row of a mail that is due immediately (`now` in milliseconds since 1970). */
export const mailRow = ({ kind, resourceId, details }: MailToCome, now: number): OutboxRow => ({
  id: newId(),
  kind,
  resourceId: resourceId ?? null,
  details: details ? JSON.stringify(details) : null,
  createdAt: now,
  dueAt: now,
  attempts: 0,
  claimedUntil: null,
});

/** A transactional outbox: mails are stored in the same transaction as the change they report, and sent afterwards. */
export interface Outbox {
  /** Adds mails, in the transaction of the change they report. Call `notify` after the commit. */
  add: (db: Db, mails: MailToCome[]) => Promise<void>;
  /** Starts sending what is due, unless it is already doing so. */
  notify: () => void;
  isStuck: () => Promise<boolean>;
  /** Stops sending; waits a short while for mails being sent. */
  stop: () => Promise<void>;
}

/** A mail without its Message-ID, which the outbox adds. */
export type MailContent = Omit<MailMessage, "id">;

/** Renders the mail of a row, or of several to the office; undefined when the record or the office's address is gone. */
export type WriteMail = (rows: OutboxRow[]) => Promise<MailContent | undefined>;

interface Parts {
  db: Kysely<Tables>;
  now: () => number;
  /** Renders mails from the current data; undefined when there is nobody or nothing to send. */
  write: WriteMail;
  /** The site's host, for the Message-ID. */
  host: string;
  send: (message: MailMessage) => Promise<void>;
  giveUp?: GiveUp;
  /** How many mails per hour may each report a single submission to the office. */
  officeMailsPerHour: number;
}

const isForOffice = ({ kind }: OutboxRow) => officeKinds.includes(kind);

/**
 * Makes the outbox and starts sending, also what was left at the last stop. Of several processes one claims each mail.
 */
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
    log[levelOf(error)]({ ...what, ...fault }, "a mail was not sent");
    if (isForOffice(row) && rows.length === 1) await turns.giveBack(row.id);
    if (isFinal) await claims.giveUp(row);
    else await claims.postpone(ids, now() + Math.min(firstDelay * 2 ** row.attempts, longestDelay));
  }

  /** Renders the mail of some rows; a failure here is a bug, and logged as such. */
  const written = (rows: OutboxRow[]) =>
    write(rows).catch((error) => {
      log.error({ error, kind: rows[0]?.kind }, "a mail could not be written");
      throw error;
    });

  /** Sends several rows as a single mail. */
  async function sendAsOne(rows: OutboxRow[]) {
    try {
      const message = await written(rows);
      if (message) await send({ ...message, id: `<${rows[0]?.id}@${host}>` });
    } catch (error) {
      return postpone(rows, error);
    }
    await claims.removeSent(rows.map(({ id }) => id));
  }

  /** The rows to send in the same mail as this one; empty when it must wait for the next list to the office. */
  async function withOthers(row: OutboxRow): Promise<OutboxRow[]> {
    const turn = isForOffice(row) ? await turns.next(row.id) : "alone";
    if (turn === "alone") return [row];
    if (turn === "listed") return [row, ...(await claims.nextToOffice(longestList - 1))];
    claims.forget(row.id);
    return [];
  }

  /**
   * Sends all due mails.
   * @returns milliseconds until the next one is due.
   */
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
  // Release claims of a killed process: if no other process shares the store, nobody is sending these mails.
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
