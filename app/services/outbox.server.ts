import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/log.server.ts";
import {
  deleteMail,
  dueMails,
  hastenMails,
  insertMails,
  nextDueTime,
  officeKinds,
  oldestOfficeMail,
  postponeMail,
} from "#app/store/outbox.server.ts";
import type { Rows } from "#app/store/store.server.ts";
import type { MailKind, OutboxRow } from "#app/store/tables.ts";
import { newId } from "./codes.server.ts";
import { faultOf, isRefusedForGood, type Message } from "./mail.server.ts";

/** Milliseconds between two mails: mail services take only so many a second, and visitors come first. */
const pause = 50;
/** Milliseconds after which the next mail is begun beside one that hangs, and how many may be on their way at once. */
const patience = 30_000;
const mostAtOnce = 4;
const firstDelay = 30_000;
const longestDelay = 60 * 60_000;
/** Tries after which a mail to a visitor is given up when the server refuses it for good. */
const mostRefusals = 5;
/** Milliseconds after which a mail to a visitor is given up, whatever the server says. */
const longestTrying = 3 * 24 * 60 * 60_000;
/** A mail to the office that has waited so long, in milliseconds, says that something is wrong. */
const stuckAfter = 60 * 60_000;

/** Milliseconds after which the outbox looks again whether a command has written a mail down beside the site. */
const lookAgain = 60_000;

/** Milliseconds that mails on their way are waited for when the site stops. */
const longestStop = 5_000;

/** A mail that is to be sent, by what it is about. */
export interface MailToCome {
  kind: MailKind;
  subject?: string;
  details?: object;
}

/** The row of a mail that is due now (milliseconds since 1970). */
export const mailRow = ({ kind, subject, details }: MailToCome, now: number): OutboxRow => ({
  id: newId(),
  kind,
  subject: subject ?? null,
  details: details ? JSON.stringify(details) : null,
  createdAt: now,
  dueAt: now,
  attempts: 0,
});

/** Mails that are written down with the record they tell of, and sent afterwards. */
export interface Outbox {
  /** Writes mails down, in the transaction of what they tell. Call `wake` once that has ended. */
  add: (rows: Rows, mails: MailToCome[]) => Promise<void>;
  /** Sends what is due, if it is not already doing so. */
  wake: () => void;
  isStuck: () => Promise<boolean>;
  /** Sends no more; mails on their way are waited for a while. */
  stop: () => Promise<void>;
}

interface Parts {
  db: Rows;
  now: () => number;
  /** The mail of a row as it reads today; undefined when what it was about is gone. */
  write: (row: OutboxRow) => Promise<Message | undefined>;
  send: (message: Message) => Promise<void>;
}

/** Puts the outbox together and begins to send; what waited when the site stopped is due at once. */
export async function createOutbox({ db, now, write, send }: Parts): Promise<Outbox> {
  /** Mails that are sent but, for a fault of the store, still written down. */
  const sent = new Set<string>();
  /** Mails on their way, by id: usually one. */
  const onWay = new Map<string, Promise<void>>();
  let bell = Promise.withResolvers<void>();
  let isStopped = false;

  async function postpone(row: OutboxRow, error: unknown) {
    const fault = faultOf(error);
    const isForVisitor = !officeKinds.includes(row.kind);
    const isRefused = isRefusedForGood(error) && row.attempts + 1 >= mostRefusals;
    const isFinal = isForVisitor && (isRefused || now() - row.createdAt > longestTrying);
    log.warn({ mail: row.id, kind: row.kind, attempt: row.attempts + 1, isFinal, ...fault }, "a mail was not sent");
    if (isFinal) await deleteMail(db, row.id);
    else await postponeMail(db, row.id, now() + Math.min(firstDelay * 2 ** row.attempts, longestDelay));
  }

  /** The mail of a row; that it could not be written is our fault, and logged as such. */
  const written = (row: OutboxRow) =>
    write(row).catch((error) => {
      log.error({ error, kind: row.kind }, "a mail could not be written");
      throw error;
    });

  async function sendOne(row: OutboxRow) {
    try {
      const message = sent.has(row.id) ? undefined : await written(row);
      if (message) await send(message);
    } catch (error) {
      return postpone(row, error);
    }
    sent.add(row.id);
    await deleteMail(db, row.id);
    sent.delete(row.id);
  }

  /** Sends a mail; goes on when it is sent or has hung for a while, and another may be begun. */
  async function begin(row: OutboxRow) {
    const sending = sendOne(row).finally(() => onWay.delete(row.id));
    onWay.set(row.id, sending);
    // Where the store fails after the wait, it fails again when the row is next taken, and that is logged.
    sending.catch(() => {});
    const hanging = Promise.withResolvers<void>();
    const timer = setTimeout(hanging.resolve, patience).unref();
    await Promise.race([sending, hanging.promise]).finally(() => clearTimeout(timer));
    while (onWay.size >= mostAtOnce) await Promise.race(onWay.values());
  }

  /** Sends what is due; tells in how many milliseconds the next mail is. */
  async function sendDue(): Promise<number> {
    for (;;) {
      const due = await dueMails(db, now(), 20, [...onWay.keys()]);
      for (const row of due) {
        if (isStopped) return 0;
        await begin(row);
        await wait(pause);
      }
      if (due.length > 0) continue;
      const nextDue = await nextDueTime(db, [...onWay.keys()]);
      return nextDue === undefined ? lookAgain : Math.min(Math.max(nextDue - now(), pause), lookAgain);
    }
  }

  async function run() {
    while (!isStopped) {
      bell = Promise.withResolvers();
      const delay = await sendDue().catch((error) => {
        log.error({ error }, "the outbox could not be read and will be again");
        return firstDelay;
      });
      const timer = setTimeout(bell.resolve, delay).unref();
      if (!isStopped) await bell.promise;
      clearTimeout(timer);
    }
  }

  const wake = () => bell.resolve();
  await hastenMails(db, now());
  const running = run();

  return {
    add: (rows, mails) =>
      insertMails(
        rows,
        mails.map((mail) => mailRow(mail, now())),
      ),
    wake,
    async isStuck() {
      const oldest = await oldestOfficeMail(db);
      return oldest !== undefined && now() - oldest > stuckAfter;
    },
    async stop() {
      isStopped = true;
      wake();
      const finished = Promise.allSettled([running, ...onWay.values()]);
      await Promise.race([finished, wait(longestStop, undefined, { ref: false })]);
    },
  };
}
