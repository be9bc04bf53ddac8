import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

interface EarlierVersion<Item = object> {
  record: Item;
  until: number;
}

export interface LiveEntry {
  /** `ended`: taken off as no longer valid; `expired`: its last day has passed. */
  is: "current" | "expired" | Extract<OffReason, "ended" | "replaced"> | "gone";
  record: object;
  /** Milliseconds since 1970, like all times here; undefined if the record's file had it before. */
  firstAt: number | undefined;
  /** Grows with each edition; undefined for a record from its file. */
  edition?: number | undefined;
  changedAt: number;
  endedAt: number | undefined;
  until?: number | undefined;
  replacedBy: string | undefined;
  follows: Locale | undefined;
  earlier?: EarlierVersion[] | undefined;
}

export type LiveEntries = ReadonlyMap<string, LiveEntry>;

export type PublicRecord<Item> = Omit<LiveEntry, "record" | "changedAt" | "earlier"> & {
  record: Item;
  earlier?: EarlierVersion<Item>[] | undefined;
  changedAt: number | undefined;
};

const slugOf = (record: object) => String((record as { id: string | number }).id);

/** Sorts by first publication, then by slug, so that the order is the same in every process. */
const byTime = ([slug, one]: [string, LiveEntry], [name, other]: [string, LiveEntry]) =>
  (one.firstAt ?? 0) - (other.firstAt ?? 0) || (slug < name ? -1 : 1);

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
