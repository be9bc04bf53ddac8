import type { NoKey } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { ActivityRow, EditionRow, OffReason } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Confirmed, StalePair } from "./confirmed.ts";
import type { RecordState } from "./editions.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import type { RecordData } from "./record-data.ts";
import type { LookRefusal } from "./second-look.ts";

/** Makes the public record of a draft, or lists what is missing. */
export type CheckPublishable = (
  kind: RecordKind,
  data: RecordData,
  options: { slug?: string; follows?: Locale | undefined },
) => { ok: true; record: object } | { ok: false; problems: RecordProblem[] };

/** Finds what a draft refers to that does not exist, by field; called within the publishing transaction. */
export type MissingFiles = (db: Db, kind: RecordKind, data: RecordData) => Promise<RecordProblem[]>;

/** The record, its editor, and the idempotency key of the form. */
export interface RecordWrite {
  kind: string;
  slug: string;
  key: string;
  actor: StaffActor;
}

/** A change of what is public; `edition` is the newest one known to the form, from `open`. */
export interface EditionWrite extends RecordWrite {
  edition: string;
  /** The amount that was typed again, for kinds with a second look. */
  retyped?: string | undefined;
}

export interface Save extends Omit<RecordWrite, "slug"> {
  /** Undefined for a new record. */
  slug?: string | undefined;
  data: RecordData;
  /** The paths of the pairs that the writer confirmed as matching. */
  confirmed?: string[];
  /** The version that the form was based on; 0 for a new record and for one only in its file. */
  version: number;
}

export interface Publish extends EditionWrite {
  version: number;
  /** Milliseconds since 1970; if undefined, in a minute. */
  from?: number | undefined;
  /** When it ends automatically. */
  until?: number | undefined;
  /** The language that is missing and will follow. */
  follows?: Locale | undefined;
}

export type TakeOffWrite = EditionWrite & { why: OffReason; replacedBy?: string | undefined };

/** Who last changed something, and when. */
export type LastChange = Pick<ActivityRow, "by" | "byName" | "at" | "what">;

/**
 * Why nothing was changed:
 * - missing: there is no such record, revision or edition
 * - forbidden: the role may not do that; the draft stays
 * - changed: the draft, or what is public, was changed in between; by whom is in `last`
 * - past: a day that has passed; order: the end is before the beginning; address: no page of this site to lead to;
 *   leadsBack: a page that leads back to the record; why: a reason that its kind does not have
 * - live: it is public already, or was; scheduled: it becomes public by itself, which is to be stopped first
 * - earlierReturns: on its last day another record would count again, unread
 * - incomplete: the problems say what is missing
 * - look: an amount is to be typed again
 */
export type RecordRefusal =
  | NoKey
  | LookRefusal
  | {
      ok: false;
      reason: "missing" | "forbidden" | "past" | "order" | "address" | "leadsBack" | "why" | "live" | "scheduled";
    }
  | { ok: false; reason: "earlierReturns" }
  | { ok: false; reason: "changed"; last: LastChange | undefined }
  | { ok: false; reason: "incomplete"; problems: RecordProblem[] };

/** Both sides changed the same fields; mine is saved as an unused revision. */
export interface Conflict {
  ok: false;
  reason: "conflict";
  base: RecordData;
  theirs: RecordData;
  mine: RecordData;
  /** The paths of the fields that both sides changed. */
  fields: string[];
  /** The merged data, with my value where both changed a field. */
  merged: RecordData;
  /** The version that the next form is based on. */
  version: number;
  /** The number of the revision with my version. */
  revision: number;
  last: LastChange | undefined;
}

export interface Saved {
  ok: true;
  slug: string;
  /** The version that the next form is based on. */
  version: number;
}

export interface PublishedEdition {
  ok: true;
  slug: string;
  /** The id of the edition, needed to undo it. */
  edition: string;
  publicFrom: number;
  /** Whether undoing did not restore a replaced schedule, which no longer goes with other records. */
  isScheduleLost?: boolean | undefined;
}

/** An edition with its revision's number. */
export interface EditionInfo extends EditionRow {
  revision: number;
}

/** A scheduled edition, with its author and data. */
export interface EditionAhead extends EditionInfo {
  byName: string | undefined;
  data: RecordData;
}

/** Everything that a record's form needs. */
export interface OpenRecord {
  kind: string;
  slug: string;
  state: RecordState;
  /** The draft, complete or not. */
  data: RecordData;
  /** 0: the record is only in its file; otherwise the number of changes of the draft. */
  version: number;
  confirmed: Confirmed;
  /** Pairs in which one language has changed since both matched, by path. */
  stale: Record<string, StalePair>;
  /** The id of the newest edition, which a change of editions must name; empty if there is none. */
  edition: string;
  /** The current edition; undefined if nothing is public or the file's version is. */
  current: EditionInfo | undefined;
  /** Scheduled editions, the next first. */
  ahead: EditionAhead[];
  /** The public data, from an edition or the file. */
  publicData: RecordData | undefined;
  /** Whether the draft differs from the version that is public, scheduled or has ended. */
  isChanged: boolean;
  last: LastChange | undefined;
}

export interface ListedRecord {
  slug: string;
  state: RecordState;
  data: RecordData;
  version: number;
  isChanged: boolean;
  current: EditionRow | undefined;
  ahead: EditionRow[];
  /** When the draft was changed; undefined for a record only in its file. */
  at: number | undefined;
  byName: string | undefined;
}

export interface Paginated<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
}

export interface RevisionInfo {
  number: number;
  at: number;
  /** Null for the first version, from a file. */
  by: string | null;
  byName: string | undefined;
  basedOn: number | null;
  isUnused: boolean;
  isDraft: boolean;
}

export interface RecordHistory {
  /** Newest first. */
  revisions: RevisionInfo[];
  editions: EditionInfo[];
  activities: ActivityRow[];
}
