import { resolve } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import createQueue from "p-limit";
import { createContext } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { filterText } from "#app/inbox/filter.ts";
import type { InboxReading } from "#app/inbox/inbox.server.ts";
import type { InboxFilter } from "#app/inbox/inbox-types.ts";
import { recordActivity } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { createSlots } from "#app/lib/http/queues.server.ts";
import { formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { busy, type Limits, type TooMany } from "#app/lib/limits/limits.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { type Cell, type Column, cellOf, columnsFor, type Prepared } from "./export-columns.ts";
import { exportWords } from "./export-words.ts";
import type { TableHead } from "./table.ts";

export const formats = ["xlsx", "csv"] as const;
export type Format = (typeof formats)[number];

export type TableMessage = Cell[][] | TableHead;

/** Relative to the project's root, like the program that sanitizes uploads. */
const program = "app/inbox/export/write-table.server.ts";

/** In megabytes. A list of 5,000 rows as XLSX takes 100; longer ones are offered only as CSV. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Written in a thread, since 5,000 people take a second. Rows are read on demand, so this process never holds all of
 * them.
 * @throws Error when the thread ends without a file, or the rows cannot be read
 */
async function fileOf(
  format: Format,
  rows: AsyncIterable<Cell[][]>,
  headOf: () => Promise<TableHead>,
): Promise<Buffer> {
  const worker = new Worker(resolve(program), { workerData: format, resourceLimits });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  worker.on("error", reject).on("exit", (code) => reject(new Error(`${program} ended with ${code}.`)));
  const answerTo = (told: TableMessage) => {
    const { promise, resolve: done } = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
    worker.once("message", done);
    worker.postMessage(told);
    return Promise.race([promise, failed]);
  };
  try {
    for await (const some of rows) await answerTo(some);
    const bytes = await answerTo(await headOf());
    if (!bytes) throw new Error(`${program} has written nothing.`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  } finally {
    await worker.terminate();
  }
}

export interface ExportRequest {
  filter: InboxFilter;
  columns: Column[];
  format: Format;
  locale: Locale;
}

/** `until` is in milliseconds since 1970. */
interface Ticket {
  wanted: ExportRequest;
  uid: string;
  until: number;
}

const purpose = "inbox-export";

/** Encrypted, since addresses stay in histories and logs, and a filter may contain names and numbers. */
const sealTicket = (secret: Secret, ticket: Ticket): string => secret.seal(purpose, JSON.stringify(ticket));

function openTicket(secret: Secret, sealed: string, uid: string, now: number): ExportRequest | undefined {
  const text = secret.open(purpose, sealed);
  const ticket: Ticket | undefined = text === undefined ? undefined : JSON.parse(text);
  return ticket && ticket.uid === uid && now < ticket.until ? ticket.wanted : undefined;
}

export interface InboxExports {
  /** The ticket is valid for this person for a quarter of an hour. */
  prepare: (actor: StaffActor, wanted: ExportRequest) => Promise<Prepared>;
  /**
   * Another person's or an expired ticket is "gone". Files are made one at a time, and each person can have at most one
   * in progress or waiting ("underWay").
   */
  file: (actor: StaffActor, ticket: string) => Promise<ExportedFile | { ok: false; reason: "gone" } | Waits>;
}

interface ExportedFile {
  ok: true;
  name: string;
  type: string;
  body: Buffer;
}

type Waits = { ok: false; reason: "underWay" | "queueFull"; seconds: number } | TooMany;

interface Parts extends Pick<PlatformServices, "db" | "secret" | "records" | "now"> {
  inbox: Pick<InboxReading, "count" | "countRows" | "all" | "people">;
  limits: Pick<Limits, "consume">;
}

const ticketLife = 15 * 60_000;
/** The most rows of an XLSX file, which is built in memory: 5,000 rows take 100 MB, while a CSV is streamed. */
const mostOfXlsx = 5_000;
/** How many files may wait for the one being made. Each takes some seconds. */
const mostWaiting = 4;
const underWay = { ok: false, reason: "underWay", seconds: 5 } as const;

const types: Record<Format, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export function createInboxExports({ db, inbox, secret, limits, records, now }: Parts): InboxExports {
  const inTurn = createQueue(1);
  const slots = createSlots(1 + mostWaiting);

  async function* rowsOf(
    { filter, columns, locale }: ExportRequest,
    counted: { people: number },
  ): AsyncGenerator<Cell[][]> {
    for await (const some of inbox.all(filter)) {
      counted.people += some.length;
      yield some.flatMap((line) =>
        line.group.map((sent) => columns.map((column) => cellOf(column, line, sent, locale))),
      );
      // Lets other requests run: reading from SQLite is synchronous.
      await nextRound();
    }
  }

  const headOf =
    (actor: StaffActor, { filter, columns, locale }: ExportRequest, counted: { people: number }) =>
    async (): Promise<TableHead> => {
      const t = exportWords[locale];
      return {
        name: t.file.sheet,
        about: [
          [institute(records().in(locale)).name, t.file.sheet],
          [t.file.madeOn, formatMoment(now(), locale)],
          [t.filter, filterText(filter, await inbox.people(), locale)],
          [t.file.madeBy, actor.name],
          [t.file.people, formatNumber(counted.people, locale)],
        ],
        head: columns.map((column) => t.names[column]),
      };
    };

  const isAllowed = (actor: StaffActor, columns: Column[]) => {
    const allowed = columnsFor(may(actor, "export"));
    return may(actor, "inbox") && columns.every((column) => allowed.includes(column));
  };

  return {
    async prepare(actor, wanted) {
      if (wanted.columns.length === 0) return { ok: false, reason: "columns" };
      if (!isAllowed(actor, wanted.columns)) return { ok: false, reason: "forbidden" };
      const total = await inbox.count(wanted.filter);
      if (total === 0) return { ok: false, reason: "nothing" };
      if (wanted.format === "xlsx" && (await inbox.countRows(wanted.filter)) > mostOfXlsx)
        return { ok: false, reason: "long" };
      const ticket = sealTicket(secret, { wanted, uid: actor.uid, until: now() + ticketLife });
      return { ok: true, count: total, format: wanted.format, ticket };
    },
    async file(actor, ticket) {
      const wanted = openTicket(secret, ticket, actor.uid, now());
      // What a person may export can change within the quarter of an hour.
      if (!wanted || !isAllowed(actor, wanted.columns)) return { ok: false, reason: "gone" };
      const free = slots.take(actor.uid);
      if (!free) return slots.has(actor.uid) ? underWay : { ...busy, reason: "queueFull" };
      try {
        const allowance = await limits.consume(["exportsOfStaff", actor.uid]);
        if (!allowance.ok) return allowance;
        const counted = { people: 0 };
        const body = await inTurn(() => fileOf(wanted.format, rowsOf(wanted, counted), headOf(actor, wanted, counted)));
        const what = { what: "inbox-export", kind: "submissions", reason: String(counted.people) };
        await recordActivity(db, actor, now(), what);
        const name = `${exportWords[wanted.locale].file.name}-${indiaTime(now()).day}.${wanted.format}`;
        return { ok: true, name, type: types[wanted.format], body };
      } finally {
        free();
      }
    },
  };
}

export const inboxExportsContext = createContext<InboxExports>();
