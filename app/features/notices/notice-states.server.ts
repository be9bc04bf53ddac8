import type { PublicRecord } from "#app/platform/content/merge-live.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
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
  /** The language that is missing and will follow later. */
  follows?: Locale | undefined;
  /** When it first became public, and when this version did, in milliseconds since 1970; undefined from its file. */
  firstAt?: number | undefined;
  changedAt?: number | undefined;
}

/** The state of a notice: it has a page, was published by mistake, or was replaced by another page. */
export type NoticeState = ShownNotice | { is: "mistake" } | { is: "replaced"; by: string };

/** The state of a notice that is or was public. */
export function noticeStateOf({
  is,
  record,
  replacedBy,
  endedAt,
  follows,
  firstAt,
  changedAt,
}: PublicRecord<Notice>): NoticeState {
  if (is === "gone") return { is: "mistake" };
  if (is === "replaced") return { is: "replaced", by: replacedBy ?? "/notices" };
  const endedOn = endedAt === undefined ? undefined : indiaTime(endedAt).day;
  return { is: "shown", record, endedOn, follows, firstAt, changedAt };
}

const known = new WeakMap<object, Map<string, NoticeState>>();

/** Every notice that is or was public, by its id; the same map until a notice changes. */
export function noticeStates(records: PublicRecords): Map<string, NoticeState> {
  const ever = records.ever(noticeRecords, "notices");
  const before = known.get(ever);
  if (before) return before;
  const states = new Map([...ever].map(([id, each]) => [id, noticeStateOf(each)]));
  known.set(ever, states);
  return states;
}
