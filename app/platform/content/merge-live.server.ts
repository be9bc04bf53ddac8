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

/** What the office has published of a kind, by slug. */
export type LiveEntries = ReadonlyMap<string, LiveEntry>;

/** What a record is or was to the public. */
export type PublicRecord<Item> = Omit<LiveEntry, "record" | "changedAt"> & {
  record: Item;
  /** When this became public; none of what its file has. */
  changedAt: number | undefined;
};

const slugOf = (record: object) => String((record as { id: string | number }).id);

/** What became public first comes first; at the same time, by the name, so that every process has the same order. */
const byTime = ([slug, one]: [string, LiveEntry], [name, other]: [string, LiveEntry]) =>
  (one.firstAt ?? 0) - (other.firstAt ?? 0) || (slug < name ? -1 : 1);

/** The records of a file with what the office has published: in place of the file's, and new ones at the end. */
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

/** Every record that is or was public, by its slug; that of a single record is its kind's name. */
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
