import { setImmediate as nextRound } from "node:timers/promises";
import createQueue from "p-limit";
import { createContext } from "react-router";
import { filterText } from "#app/features/inbox/filter-text.ts";
import type { InboxReading } from "#app/features/inbox/list/reading.service.server.ts";
import { may } from "#app/features/staff/index.ts";
import { recordActivity } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { createSlots } from "#app/platform/http/slots.server.ts";
import { formatNumber, indiaTime } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import { busy, type Limits, type TooMany } from "#app/platform/limits/limits.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { type Cell, type Column, cellOf, columnsFor } from "./columns.ts";
import type { Prepared } from "./export-answer.ts";
import { exportWords } from "./export-words.ts";
import { type Format, fileOf } from "./file-of.server.ts";
import type { TableHead } from "./table.ts";
import { type ExportRequest, openTicket, sealTicket } from "./ticket.server.ts";

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
