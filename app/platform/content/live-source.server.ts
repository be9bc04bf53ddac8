import { AsyncLocalStorage } from "node:async_hooks";
import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** What an edition makes of a record. */
export interface LiveEntry {
  /** `ended` was taken off as no longer valid, `expired` has passed its last day. */
  is: "current" | "expired" | Extract<OffReason, "ended" | "replaced"> | "gone";
  /** What is public, or was. */
  record: object;
  /** When the record became public first, in milliseconds since 1970; none where its file had it before. */
  firstAt: number | undefined;
  /** When this became public. */
  changedAt: number;
  /** When it ended. */
  endedAt: number | undefined;
  /** The address that took its place. */
  replacedBy: string | undefined;
  /** The language that is missing; its texts are those of the other one. */
  follows: Locale | undefined;
}

/** What the office has published of each kind, by slug; the same map until that changes. */
export type EntriesOf = (kind: string) => ReadonlyMap<string, LiveEntry> | undefined;

const none: EntriesOf = () => undefined;
let entries = none;

/** Sets where the records of the office come from. */
export function setLiveEntries(next: EntriesOf | undefined): void {
  entries = next ?? none;
}

/** A draft that one rendering shows as if it were public, and to whom. */
interface Draft {
  kind: string;
  entries: NonNullable<ReturnType<EntriesOf>>;
  /** The language of who looks at it. */
  reader: Locale;
}

const drafts = new AsyncLocalStorage<Draft>();

/** The draft that is being shown in what is drawn now. */
export const shownDraft = (): Draft | undefined => drafts.getStore();

export interface DraftToShow {
  kind: string;
  slug: string;
  record: object;
  reader: Locale;
  /** What is public of the kind. */
  live: ReturnType<EntriesOf>;
}

/**
 * Does some work in which records have a draft in place of what is public of it. It is seen in this work alone, not in
 * what others ask for at the same time.
 */
export function withDraft<Made>({ kind, slug, record, reader, live }: DraftToShow, work: () => Promise<Made>) {
  const known = live?.get(slug);
  const entry: LiveEntry = {
    ...{ is: "current", record, firstAt: known?.firstAt, changedAt: known?.changedAt ?? Date.now() },
    ...{ endedAt: undefined, replacedBy: undefined, follows: undefined },
  };
  return drafts.run({ kind, reader, entries: new Map(live).set(slug, entry) }, work);
}

/** What the office has published of a kind; in a preview, with the draft. */
export const liveEntries: EntriesOf = (kind) => {
  const draft = shownDraft();
  return draft?.kind === kind ? draft.entries : entries(kind);
};
