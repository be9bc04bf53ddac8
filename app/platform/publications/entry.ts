import type { Locale } from "#app/platform/i18n/locale.ts";

/** What an entry says: a record became public, its public version changed, its time ended, or it was taken off. */
export type PublicationEvent = "published" | "changed" | "ended" | "takenOff";

/** An entry of the publication log. It has digests of what was public, never the content itself, and no person. */
export interface PublicationEntry {
  /** The version of the canonical JSON. */
  version: number;
  seq: number;
  /** In India; entries are also counted within each year. */
  year: number;
  numberInYear: number;
  /** When it was entered, by the server's clock, in ISO 8601. */
  at: string;
  kind: string;
  slug: string;
  /** Null for a record that is public as in its file. */
  edition: string | null;
  revision: string | null;
  what: PublicationEvent;
  /** From when it was so, and until when at most; for a record in its file, when the site first noticed it. */
  from: string;
  until: string | null;
  /** SHA-256 of the data, and of what each language reads. */
  data: string;
  texts: Record<Locale, string>;
  /** SHA-256 of the pictures and PDFs that it refers to. */
  files: string[];
  /** The fields that changed since the entry before about the record; null when that version is not stored. */
  changed: string[] | null;
}
