import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A version of a record that another one replaced. */
interface EarlierVersion<Item = object> {
  record: Item;
  /** When it was replaced, in milliseconds since 1970. */
  until: number;
}

/** A record's public state according to its current edition. */
export interface LiveEntry {
  /** `ended`: taken off as no longer valid; `expired`: its last day has passed. */
  is: "current" | "expired" | Extract<OffReason, "ended" | "replaced"> | "gone";
  /** The record that is or was public. */
  record: object;
  /** When the record first became public, in milliseconds since 1970; undefined if its file had it before. */
  firstAt: number | undefined;
  /** The number of the edition, which grows with each; undefined for a record from its file. */
  edition?: number | undefined;
  /** When this version became public. */
  changedAt: number;
  /** When it ended. */
  endedAt: number | undefined;
  /** When it will end by itself. */
  until?: number | undefined;
  /** The address of the page that replaced it. */
  replacedBy: string | undefined;
  /** The missing language; its texts are those of the other one. */
  follows: Locale | undefined;
  /** For a kind that `keepsEarlier`: what it replaced lately, the oldest first. */
  earlier?: EarlierVersion[] | undefined;
}

/** The records of a kind that the office has published, by slug. */
export type LiveEntries = ReadonlyMap<string, LiveEntry>;

/** A record that is or was public. */
export type PublicRecord<Item> = Omit<LiveEntry, "record" | "changedAt" | "earlier"> & {
  record: Item;
  earlier?: EarlierVersion<Item>[] | undefined;
  /** When this version became public; undefined for a record from its file. */
  changedAt: number | undefined;
};

const slugOf = (record: object) => String((record as { id: string | number }).id);

/** Sorts by first publication, then by slug, so that the order is the same in every process. */
const byTime = ([slug, one]: [string, LiveEntry], [name, other]: [string, LiveEntry]) =>
  (one.firstAt ?? 0) - (other.firstAt ?? 0) || (slug < name ? -1 : 1);

/** The records of a file, updated with those that the office has published; new ones come last. */
export function mergeLive(name: string, inFile: unknown, entries: LiveEntries | undefined): unknown {
  if (!entries || entries.size === 0) return inFile;
  const current = (entry: LiveEntry | undefined) => (entry?.is === "current" ? [entry.record] : []);
  if (!Array.isArray(inFile)) return current(entries.get(name))[0] ?? inFile;
  const known = new Set(inFile.map(slugOf));
  const inOrder = [...entries].filter(([slug]) => !known.has(slug)).sort(byTime);
  return [
    ...inFile.flatMap((record) => (entries.has(slugOf(record)) ? current(entries.get(slugOf(record))) : [record])),
    ...inOrder.flatMap(([, entry]) => current(entry)),
  ];
}

/** Every record that is or was public, by slug; for a single record the slug is the kind's name. */
export function everPublicOf(
  name: string,
  inFile: unknown,
  entries: LiveEntries | undefined,
): Map<string, PublicRecord<object>> {
  const records = Array.isArray(inFile) ? inFile.map((record) => [slugOf(record), record]) : [[name, inFile]];
  const plain = { is: "current", firstAt: undefined, changedAt: undefined, endedAt: undefined } as const;
  const ever = new Map<string, PublicRecord<object>>(
    records.map(([slug, record]) => [slug, { ...plain, record, replacedBy: undefined, follows: undefined }]),
  );
  const inOrder = [...(entries ?? [])].sort(byTime);
  for (const [slug, entry] of inOrder) ever.set(slug, entry);
  return ever;
}
