import type { Locale } from "#app/platform/i18n/locale.ts";

export type PublicationEvent = "published" | "changed" | "ended" | "takenOff" | "posted";

export interface LogHead {
  seq: number;
  hash: string;
}

interface NumberedEntry {
  version: number;
  seq: number;
  /** In India; entries are also counted within each year. */
  year: number;
  numberInYear: number;
  at: string;
}

/** Has digests of what was public, never the content itself, and no person. */
export interface PublicationEntry extends NumberedEntry {
  kind: string;
  slug: string;
  edition: string | null;
  revision: string | null;
  what: PublicationEvent;
  about?: { kind: string; slug: string } | undefined;
  /** For a record in its file, `from` is when the site first noticed it. */
  from: string;
  until: string | null;
  /** The fields that only the office sees and no digest covers; since version 2. */
  without?: readonly string[] | undefined;
  data: string;
  texts: Record<Locale, string>;
  files: string[];
  /** Since the entry before about the record; null when that version is not stored. */
  changed: string[] | null;
}

/** The store is older than what the site remembers: a backup was restored, and the entries up to `lost` are gone. */
export interface RestoredEntry extends NumberedEntry {
  what: "restored";
  lost: LogHead;
}

export type LogEntry = PublicationEntry | RestoredEntry;

export const isPublicFrom = (entry: Pick<PublicationEntry, "what"> | undefined): boolean =>
  entry?.what === "published" || entry?.what === "changed";
