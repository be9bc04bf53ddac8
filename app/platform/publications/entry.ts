import type { Locale } from "#app/platform/i18n/locale.ts";

/** What an entry says: a record became public, its public version changed, its time ended, it was taken off, or it was put on the notice board. */
export type PublicationEvent = "published" | "changed" | "ended" | "takenOff" | "posted";

/** An entry of the log, named by its number and hash. */
export interface LogHead {
  seq: number;
  hash: string;
}

interface NumberedEntry {
  /** The version of its form (public-content.ts). */
  version: number;
  seq: number;
  /** In India; entries are also counted within each year. */
  year: number;
  numberInYear: number;
  /** When it was entered, by the server's clock, in ISO 8601. */
  at: string;
}

/** An entry of the publication log. It has digests of what was public, never the content itself, and no person. */
export interface PublicationEntry extends NumberedEntry {
  kind: string;
  slug: string;
  /** Null for a record that is public as in its file. */
  edition: string | null;
  revision: string | null;
  what: PublicationEvent;
  /** Of what was put on the notice board: which record it shows. */
  about?: { kind: string; slug: string } | undefined;
  /** From when it was so, and until when at most; for a record in its file, when the site first noticed it. */
  from: string;
  until: string | null;
  /** The fields that only the office sees and no digest covers; since version 2. */
  without?: readonly string[] | undefined;
  /** SHA-256 of the data, and of what each language reads. */
  data: string;
  texts: Record<Locale, string>;
  /** SHA-256 of the pictures and PDFs that it refers to. */
  files: string[];
  /** The fields that changed since the entry before about the record; null when that version is not stored. */
  changed: string[] | null;
}

/** The store is older than what the site remembers: a backup was restored, and the entries up to `lost` are gone. */
export interface RestoredEntry extends NumberedEntry {
  what: "restored";
  /** The newest entry that is known to have been there. */
  lost: LogHead;
}

/** Any entry of the log. */
export type LogEntry = PublicationEntry | RestoredEntry;

/** Whether an entry says that a version of its record is public from then on. */
export const isPublicFrom = (entry: Pick<PublicationEntry, "what"> | undefined): boolean =>
  entry?.what === "published" || entry?.what === "changed";
