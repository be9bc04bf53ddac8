import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EntriesOf, LiveEntry } from "./live-source.server.ts";

/** What a record is or was to the public. */
export type PublicRecord<Item> = Omit<LiveEntry, "record" | "changedAt"> & {
  record: Item;
  /** When this became public; none of what its file has. */
  changedAt: number | undefined;
};

const missing = new WeakMap<object, Locale>();

/** The language that is missing in a record, as pages get it, and follows later. */
export const followsOf = (record: object): Locale | undefined => missing.get(record);

/** Marks a record, or a copy of one, as lacking a language. */
export function markFollowing(record: object, follows: Locale | undefined): void {
  if (follows) missing.set(record, follows);
}

type Entries = NonNullable<ReturnType<EntriesOf>>;
const slugOf = (record: object) => String((record as { id: string | number }).id);

/** What became public first comes first; at the same time, by the name, so that every process has the same order. */
const byTime = ([slug, one]: [string, LiveEntry], [name, other]: [string, LiveEntry]) =>
  (one.firstAt ?? 0) - (other.firstAt ?? 0) || (slug < name ? -1 : 1);

/** The records of a file with what the office has published: in place of the file's, and new ones at the end. */
export function mergeLive(name: string, inFile: unknown, entries: Entries | undefined): unknown {
  if (!entries || entries.size === 0) return inFile;
  for (const { record, follows } of entries.values()) markFollowing(record, follows);
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
  entries: Entries | undefined,
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
