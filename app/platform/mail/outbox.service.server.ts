import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/codes/codes.service.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { MailKind, OutboxRow } from "#app/platform/db/tables.ts";
import { createOfficeQuota } from "./office-turns.ts";
import {
  deleteMails,
  dueMails,
  dueOfficeMails,
  insertMails,
  nextDueTime,
  officeKinds,
  oldestOfficeMail,
  postponeMails,
  postponeOfficeMails,
  retryMailsAfter,
} from "./outbox.rows.server.ts";
import { createSendings } from "./sendings.ts";
import { faultOf, isRefusedForGood, type Message } from "./transport.server.ts";

/** Milliseconds between two mails: mail services take only so many a second, and visitors come first. */
const pause = 50;
/** The mails to the office that one list tells at most. */
const longestList = 1000;
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
  /** Writes mails down, in the transaction of what they tell. Call `notify` once that has ended. */
  add: (rows: Db, mails: MailToCome[]) => Promise<void>;
  /** Sends what is due, if it is not already doing so. */
  notify: () => void;
  isStuck: () => Promise<boolean>;
  /** Sends no more; mails on their way are waited for a while. */
  stop: () => Promise<void>;
}

/** A mail but for its Message-ID, which the outbox gives. */
export type MailContent = Omit<Message, "id">;

/** Writes the mail of a row, or of several to the office; undefined when what it was about is gone. */
export type WriteMail = (rows: OutboxRow[]) => Promise<MailContent | undefined>;

interface Parts {
  db: Db;
  now: () => number;
  /** The mail of a row, or of several to the office, as it reads today; undefined when what it was about is gone. */
  write: WriteMail;
  /** The host of the site, which ends every Message-ID. */
  host: string;
  send: (message: Message) => Promise<void>;
  /** How many mails an hour tell the office of one submission each. */
  officeMailsPerHour: number;
}

const isForOffice = ({ kind }: OutboxRow) => officeKinds.includes(kind);

/** Puts the outbox together and begins to send; what waited when the site stopped is due at once. */
export async function createOutbox({ db, now, write, send, host, officeMailsPerHour }: Parts): Promise<Outbox> {
  /** Mails that are sent but, for a fault of the store, still written down. */
  const sent = new Set<string>();
  const sendings = createSendings();
  const turns = createOfficeQuota(officeMailsPerHour);
  let signal = Promise.withResolvers<void>();
  let isStopped = false;

  async function postpone(rows: OutboxRow[], error: unknown) {
    const [row] = rows as [OutboxRow, ...OutboxRow[]];
    const fault = faultOf(error);
    const ids = rows.map(({ id }) => id);
    const isRefused = isRefusedForGood(error) && row.attempts + 1 >= mostRefusals;
    const isFinal = !isForOffice(row) && (isRefused || now() - row.createdAt > longestTrying);
    log.warn({ mail: row.id, kind: row.kind, attempt: row.attempts + 1, isFinal, ...fault }, "a mail was not sent");
    if (isForOffice(row) && rows.length === 1) turns.giveBack();
    if (isFinal) await deleteMails(db, ids);
    else await postponeMails(db, ids, now() + Math.min(firstDelay * 2 ** row.attempts, longestDelay));
  }

  /** The mail of rows; that it could not be written is our fault, and logged as such. */
  const written = (rows: OutboxRow[]) =>
    write(rows).catch((error) => {
      log.error({ error, kind: rows[0]?.kind }, "a mail could not be written");
      throw error;
    });

  /** Sends rows as one mail. */
  async function sendAsOne(rows: OutboxRow[]) {
    const ids = rows.map(({ id }) => id);
    const unsent = rows.filter(({ id }) => !sent.has(id));
    try {
      const message = unsent.length > 0 ? await written(unsent) : undefined;
      if (message) await send({ ...message, id: `<${unsent[0]?.id}@${host}>` });
    } catch (error) {
      return postpone(unsent, error);
    }
    for (const id of ids) sent.add(id);
    await deleteMails(db, ids);
    for (const id of ids) sent.delete(id);
  }

  /** The rows that are one mail with this one; none where it waits for the next list to the office. */
  async function withOthers(row: OutboxRow): Promise<OutboxRow[]> {
    const turn = isForOffice(row) ? turns.next(now()) : "alone";
    if (turn === "alone") return [row];
    if (turn === "listed") return dueOfficeMails(db, now(), longestList, sendings.ids());
    await postponeOfficeMails(db, turn);
    return [];
  }

  /** Sends what is due; tells in how many milliseconds the next mail is. */
  async function sendDue(): Promise<number> {
    for (;;) {
      const due = await dueMails(db, now(), 20, sendings.ids());
      for (const row of due) {
        if (isStopped) return 0;
        const rows = await withOthers(row);
        if (rows.length > 0) await sendings.begin(rows, sendAsOne);
        await wait(pause);
        // Other rows of the office may have gone or been put off with this one.
        if (rows[0]?.id !== row.id || rows.length > 1) break;
      }
      if (due.length > 0) continue;
      const nextDue = await nextDueTime(db, sendings.ids());
      return nextDue === undefined ? lookAgain : Math.min(Math.max(nextDue - now(), pause), lookAgain);
    }
  }

  async function run() {
    while (!isStopped) {
      signal = Promise.withResolvers();
      const delay = await sendDue().catch((error) => {
        log.error({ error }, "the outbox could not be read and will be again");
        return firstDelay;
      });
      const timer = setTimeout(signal.resolve, delay).unref();
      if (!isStopped) await signal.promise;
      clearTimeout(timer);
    }
  }

  const notify = () => signal.resolve();
  await retryMailsAfter(db, now(), now());
  const running = run();

  return {
    add: (rows, mails) =>
      insertMails(
        rows,
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
    },
  };
}
