import type { NoKey } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { ActivityRow, EditionRow, OffReason } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { RecordData } from "./draft.ts";
import type { RecordState } from "./editions.ts";
import type { LookRefusal, RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import type { Confirmed, StalePair } from "./translations.ts";

export type CheckPublishable = (
  kind: RecordKind,
  data: RecordData,
  options: { slug?: string; follows?: Locale | undefined },
) => { ok: true; record: object } | { ok: false; problems: RecordProblem[] };

export type MissingFiles = (db: Db, kind: RecordKind, data: RecordData) => Promise<RecordProblem[]>;

/** `key` is the idempotency key of the form. */
export interface RecordWrite {
  kind: string;
  slug: string;
  key: string;
  actor: StaffActor;
}

/** `edition` is the newest one known to the form, from `open`. */
export interface EditionWrite extends RecordWrite {
  edition: string;
  /** The amount that was typed again, for kinds with a second look. */
  retyped?: string | undefined;
}

export interface Save extends Omit<RecordWrite, "slug"> {
  slug?: string | undefined;
  data: RecordData;
  confirmed?: string[];
  /** The version that the form was based on; 0 for a new record and for one only in its file. */
  version: number;
}

export interface Publish extends EditionWrite {
  version: number;
  /** Milliseconds since 1970; if undefined, in a minute. */
  from?: number | undefined;
  until?: number | undefined;
  follows?: Locale | undefined;
}

export type UnpublishWrite = EditionWrite & { why: OffReason; replacedBy?: string | undefined };

export type LastChange = Pick<ActivityRow, "by" | "byName" | "at" | "what">;

/**
 * - missing: no such record, revision or edition; forbidden: for this role; changed: in between, by whom is in `last`
 * - past: a day that has passed; order: the end is before the beginning; address: no page of this site;
 *   leadsBack: a page that leads back to the record; why: a reason that its kind does not have
 * - live: is or was public already; scheduled: becomes public by itself, which must be stopped first
 * - earlierReturns: on its last day another record would become valid again, unread
 * - look: an amount must be typed again
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

export interface Conflict {
  ok: false;
  reason: "conflict";
  base: RecordData;
  theirs: RecordData;
  mine: RecordData;
  fields: string[];
  merged: RecordData;
  version: number;
  revision: number;
  last: LastChange | undefined;
}

export interface Saved {
  ok: true;
  slug: string;
  version: number;
}

export interface PublishedEdition {
  ok: true;
  slug: string;
  edition: string;
  publicFrom: number;
  isScheduleLost?: boolean | undefined;
}

export interface EditionInfo extends EditionRow {
  revision: number;
}

export interface EditionAhead extends EditionInfo {
  byName: string | undefined;
  data: RecordData;
}

export interface OpenRecord {
  kind: string;
  slug: string;
  state: RecordState;
  data: RecordData;
  /** 0: the record is only in its file; otherwise the number of changes of the draft. */
  version: number;
  confirmed: Confirmed;
  stale: Record<string, StalePair>;
  /** The id of the newest edition, which a change of editions must name; empty if there is none. */
  edition: string;
  current: EditionInfo | undefined;
  ahead: EditionAhead[];
  publicData: RecordData | undefined;
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
  revisions: RevisionInfo[];
  editions: EditionInfo[];
  activities: ActivityRow[];
}
