import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { noticeRecords } from "./records.server.ts";
import type { Notice } from "./schema.ts";

/** A notice that has a page. */
export interface ShownNotice {
  is: "shown";
  record: Notice;
  /** The day on which it ended; without one it is valid. */
  endedOn?: string | undefined;
  /** The language that is missing and follows later. */
  follows?: Locale | undefined;
}

/** What became of a notice: it has a page, was published by mistake, or another address took its place. */
export type NoticeState = ShownNotice | { is: "mistake" } | { is: "replaced"; by: string };

type Edition = Pick<EditionRow, "off" | "replacedBy" | "follows" | "publicFrom" | "publicUntil">;

/** What became of a notice whose edition counts now. @param now milliseconds since 1970 */
export function stateOfEdition(record: Notice, edition: Edition, now: number): NoticeState {
  const { off, replacedBy, follows, publicFrom, publicUntil } = edition;
  if (off === "mistake") return { is: "mistake" };
  if (off === "replaced") return { is: "replaced", by: replacedBy ?? "/notices" };
  const ended = off === "ended" ? publicFrom : publicUntil !== null && publicUntil <= now ? publicUntil : undefined;
  return {
    is: "shown",
    record,
    endedOn: ended === undefined ? undefined : indiaTime(ended).day,
    follows: follows ?? undefined,
  };
}

let made: { of: Notice[]; states: Map<string, NoticeState> } | undefined;

/** Every notice that was ever public, by its id. */
export function noticeStates(): Map<string, NoticeState> {
  const { notices } = noticeRecords.all();
  if (made?.of !== notices)
    made = { of: notices, states: new Map(notices.map((record) => [record.id, { is: "shown", record }])) };
  return made.states;
}
