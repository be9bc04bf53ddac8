import { hash } from "node:crypto";
import { inEachLocale } from "#app/cms/content/text.ts";
import { withoutFields } from "#app/cms/records/kind.ts";
import { contentDigest } from "#app/lib/crypto/canonical-json.ts";
import type { PublicationRow } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

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

/** Covers all entries before it. */
export const chainHash = (prev: string, entry: string): string => hash("sha256", prev + entry);

export interface BrokenEntry {
  seq: number;
  why: "missing" | "order" | "hash";
}

/**
 * `missing`: an entry before it was removed; `order`: it follows another one.
 * @param before the number and hash of the entry before; 0 and empty for the first
 */
export function brokenAfter(
  before: { seq: number; hash: string },
  row: Pick<PublicationRow, "seq" | "entry" | "prev" | "hash">,
): BrokenEntry | undefined {
  const seq = before.seq + 1;
  if (row.seq !== seq) return { seq, why: "missing" };
  if (row.prev !== before.hash) return { seq, why: "order" };
  return row.hash === chainHash(row.prev, row.entry) ? undefined : { seq, why: "hash" };
}

/** In version 1 the digests are of all that is stored of a record; since version 2 without the fields in `without`. */
export const entryVersion = 2;

export function contentDigests(data: object, without?: readonly string[]): Pick<PublicationEntry, "data" | "texts"> {
  const content = withoutFields(data, without);
  const texts = inEachLocale(content);
  return { data: contentDigest(content), texts: { en: contentDigest(texts.en), mr: contentDigest(texts.mr) } };
}

export const isContentOf = (data: object, entry: Pick<PublicationEntry, "data" | "without">): boolean =>
  contentDigest(withoutFields(data, entry.without)) === entry.data;
