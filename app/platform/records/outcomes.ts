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

/** Makes a record of a draft that the public may see, or says what is in the way. */
export type CheckPublishable = (
  kind: RecordKind,
  data: RecordData,
  options: { slug?: string; follows?: Locale | undefined },
) => { ok: true; record: object } | { ok: false; problems: RecordProblem[] };

/** Names what a draft shows that is not there, by its fields; asked within the transaction that publishes. */
export type MissingFiles = (db: Db, kind: RecordKind, data: RecordData) => Promise<RecordProblem[]>;

/** Which record, who changes it, and the key of the form: the same form sent twice is done once. */
export interface RecordWrite {
  kind: string;
  slug: string;
  key: string;
  actor: StaffActor;
}

/** A change of what is public; `edition` is the newest one that the form knew, as `open` gave it. */
export interface EditionWrite extends RecordWrite {
  edition: string;
}

export interface Save extends Omit<RecordWrite, "slug"> {
  /** None for a new record. */
  slug?: string | undefined;
  data: RecordData;
  /** The paths of pairs that the writer looked at: both languages say the same. */
  confirmed?: string[];
  /** The version that the form started from; 0 for a new record, and one that only a file has. */
  version: number;
}

export interface Publish extends EditionWrite {
  version: number;
  /** Milliseconds since 1970; in a minute without it. */
  from?: number | undefined;
  /** When it ends by itself. */
  until?: number | undefined;
  /** The language that is missing and follows later. */
  follows?: Locale | undefined;
}

export type TakeOffWrite = EditionWrite & { why: OffReason; replacedBy?: string | undefined };

/** Who changed something last, and when. */
export type LastChange = Pick<ActivityRow, "by" | "byName" | "at" | "what">;

/**
 * Why nothing was changed:
 * - missing: there is no such record, revision or edition
 * - forbidden: the role may not do that; what was written is kept
 * - changed: the draft, or what is public, was changed in between; by whom is in `last`
 * - past: a day that has passed; order: the end is before the beginning; address: no page of this site to lead to;
 *   leadsBack: a page that leads back to the record; why: a reason that its kind does not have
 * - live: it is public already, or was; scheduled: it becomes public by itself, which is to be stopped first
 * - incomplete: the problems say what is missing
 */
export type RecordRefusal =
  | NoKey
  | {
      ok: false;
      reason: "missing" | "forbidden" | "past" | "order" | "address" | "leadsBack" | "why" | "live" | "scheduled";
    }
  | { ok: false; reason: "changed"; last: LastChange | undefined }
  | { ok: false; reason: "incomplete"; problems: RecordProblem[] };

/** Both sides changed the same fields; mine is kept as a revision that is not used. */
export interface Conflict {
  ok: false;
  reason: "conflict";
  base: RecordData;
  theirs: RecordData;
  mine: RecordData;
  /** The paths of the fields that both changed. */
  fields: string[];
  /** What is merged already, with mine where both changed. */
  merged: RecordData;
  /** The version that the next form starts from. */
  version: number;
  /** The number of the revision with mine. */
  revision: number;
  last: LastChange | undefined;
}

export interface Saved {
  ok: true;
  slug: string;
  /** The version that the next form starts from. */
  version: number;
}

export interface PublishedEdition {
  ok: true;
  slug: string;
  /** Its id, to undo it. */
  edition: string;
  publicFrom: number;
}

/** An edition with what it makes public. */
export interface EditionInfo extends EditionRow {
  /** The number of its revision. */
  revision: number;
}

/** An edition that comes, with who decided it and what it has. */
export interface EditionAhead extends EditionInfo {
  byName: string | undefined;
  data: RecordData;
}

/** A record as its form needs it. */
export interface OpenRecord {
  kind: string;
  slug: string;
  state: RecordState;
  /** The draft; complete or not. */
  data: RecordData;
  /** 0: only a file has it. Else the number of the newest revision. */
  version: number;
  confirmed: Confirmed;
  /** The pairs of which one language changed since both said the same, by path. */
  stale: Record<string, StalePair>;
  /** What a change of what is public has to name: the id of the newest edition, empty without one. */
  edition: string;
  /** What counts now; none where nothing is public, or what the file has. */
  current: EditionInfo | undefined;
  /** What comes, the next first. */
  ahead: EditionAhead[];
  /** What is public; also of a file. */
  publicData: RecordData | undefined;
  /** Whether the draft differs from what is public or comes, or was public until its end. */
  isChanged: boolean;
  last: LastChange | undefined;
}

/** A line of a list. */
export interface ListedRecord {
  slug: string;
  state: RecordState;
  data: RecordData;
  version: number;
  isChanged: boolean;
  current: EditionRow | undefined;
  ahead: EditionRow[];
  /** When the draft was changed; none of a record that only a file has. */
  at: number | undefined;
  byName: string | undefined;
}

export interface Paginated<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
}

/** A revision in a history. */
export interface RevisionInfo {
  number: number;
  at: number;
  /** None: the first version, of a file. */
  by: string | null;
  byName: string | undefined;
  basedOn: number | null;
  isUnused: boolean;
  isDraft: boolean;
}

export interface RecordHistory {
  /** The newest first. */
  revisions: RevisionInfo[];
  editions: EditionInfo[];
  activities: ActivityRow[];
}
