import { setImmediate as nextRound } from "node:timers/promises";
import type { Kysely } from "kysely";
import { createContext } from "react-router";
import { filterText } from "#app/features/inbox/filter-text.ts";
import type { InboxReading } from "#app/features/inbox/inbox.server.ts";
import type { InboxFilter } from "#app/features/inbox/views.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { formatNumber, indiaTime } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { noteActivity } from "#app/platform/records/activities.rows.server.ts";
import { type Cell, type Column, cellOf, columnsFor } from "./columns.ts";
import type { Prepared } from "./export-answer.ts";
import { exportWords } from "./export-words.ts";
import { type Format, fileOf } from "./file-of.server.ts";
import type { Table } from "./table.ts";

/** What somebody wants to download. */
export interface Wanted {
  filter: InboxFilter;
  columns: Column[];
  format: Format;
  locale: Locale;
}

/** Lists of the inbox as files. */
export interface InboxExports {
  /** A ticket for a list, for this person and a quarter of an hour. */
  prepare: (actor: StaffActor, wanted: Wanted) => Promise<Prepared>;
  /** The file of a ticket, noted in the activity log; undefined when it is somebody else's, or too old. */
  file: (actor: StaffActor, ticket: string) => Promise<{ name: string; type: string; body: Buffer } | undefined>;
}

interface Parts {
  db: Kysely<Tables>;
  inbox: Pick<InboxReading, "count" | "all" | "people">;
  secret: Secret;
  /** Milliseconds since 1970. */
  now: () => number;
}

const ticketLife = 15 * 60_000;
const purpose = "inbox-export";

const types: Record<Format, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Puts it together. */
export function createInboxExports({ db, inbox, secret, now }: Parts): InboxExports {
  async function tableOf(actor: StaffActor, { filter, columns, locale }: Wanted): Promise<Table> {
    const t = exportWords[locale];
    const rows: Cell[][] = [];
    for await (const some of inbox.all(filter)) {
      rows.push(...some.map((line) => columns.map((column) => cellOf(column, line, locale))));
      // Others are answered in between: reading from SQLite waits for nothing.
      await nextRound();
    }
    return {
      name: t.file.sheet,
      about: [
        [institute(locale).name, t.file.sheet],
        [t.file.madeOn, formatMoment(now(), locale)],
        [t.filter, filterText(filter, await inbox.people(), locale)],
        [t.file.madeBy, actor.name],
        [t.file.people, formatNumber(rows.length, locale)],
      ],
      head: columns.map((column) => t.names[column]),
      rows,
    };
  }

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
      const told = Buffer.from(JSON.stringify({ ...wanted, uid: actor.uid })).toString("base64url");
      return { ok: true, count: total, format: wanted.format, ticket: secret.sign(purpose, told, now() + ticketLife) };
    },
    async file(actor, ticket) {
      const told = secret.verify(purpose, ticket, now());
      if (told === undefined) return undefined;
      const { uid, ...wanted }: Wanted & { uid: string } = JSON.parse(Buffer.from(told, "base64url").toString());
      // What somebody may have can change within the quarter of an hour.
      if (uid !== actor.uid || !isAllowed(actor, wanted.columns)) return undefined;
      const table = await tableOf(actor, wanted);
      const body = await fileOf({ format: wanted.format, table });
      const what = { what: "inbox-export", kind: "submissions", reason: String(table.rows.length) };
      await noteActivity(db, actor, now(), what);
      const name = `${exportWords[wanted.locale].file.name}-${indiaTime(now()).day}.${wanted.format}`;
      return { name, type: types[wanted.format], body };
    },
  };
}

/** The router context of the service. */
export const inboxExportsContext = createContext<InboxExports>();
