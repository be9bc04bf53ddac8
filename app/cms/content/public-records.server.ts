import { createContext, type RouterContextProvider } from "react-router";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { type Facts, factFiles, factsIn, withFacts } from "./facts.server.ts";
import { type RecordFiles, type RecordsOf, recordsInFiles } from "./read-records.server.ts";
import { inEachLocale, type Localised } from "./text.ts";

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

function everPublicOf(
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

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : List;

export interface RecordsIn {
  locale: Locale;
  /** @throws ContentError at the first file that cannot be used */
  of: <Files extends RecordFiles>(files: Files) => Localised<RecordsOf<Files>>;
  in: (locale: Locale) => RecordsIn;
  all: PublicRecords;
}

/** A snapshot that never changes: each publication makes a new one. */
export interface PublicRecords {
  publication: number;
  previewIn: Locale | undefined;
  /** Without the facts of the course. @throws ContentError at the first file that cannot be used */
  of: <Files extends RecordFiles>(files: Files) => RecordsOf<Files>;
  /** As pages show the records, with facts of the course in place of `{intake}` and the others. */
  filled: <Files extends RecordFiles>(files: Files) => RecordsOf<Files>;
  in: (locale: Locale) => RecordsIn;
  entries: (kind: string) => LiveEntries | undefined;
  /** When the office last found each row of the register right, in milliseconds since 1970. */
  looks: ReadonlyMap<string, number>;
  ever: <Files extends RecordFiles, Name extends keyof Files & string>(
    files: Files,
    name: Name,
  ) => Map<string, PublicRecord<ItemOf<RecordsOf<Files>[Name]>>>;
  withDraft: (draft: { kind: string; slug: string; record: object; reader: Locale }) => PublicRecords;
}

interface Made {
  all: unknown;
  shown: Shown | undefined;
}

interface Shown {
  facts: string | undefined;
  all: unknown;
  in: Record<Locale, unknown>;
  ever: Map<string, PublicRecord<object>>;
}

const known = new WeakMap<object, Made>();

const lazily = (files: RecordFiles, value: (name: string) => unknown) =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(files).map((name) => [name, { enumerable: true, get: () => value(name) }])),
  );

interface Parts {
  publication: number;
  entries: ReadonlyMap<string, LiveEntries>;
  looks?: ReadonlyMap<string, number>;
  previewIn?: Locale;
}

export function publicRecords(
  { publication, entries, looks = new Map(), previewIn }: Parts = { publication: 0, entries: new Map() },
): PublicRecords {
  function made(files: RecordFiles, name: string): Made {
    const inFile = recordsInFiles(files)[name];
    const published = entries.get(name);
    const key = published ?? (inFile as object);
    const before = known.get(key);
    if (before) return before;
    const now: Made = { all: mergeLive(name, inFile, published), shown: undefined };
    known.set(key, now);
    return now;
  }
  let facts: { values: Facts; written: string } | undefined;
  function factsNow() {
    if (facts) return facts;
    const values = factsIn(all.of(factFiles));
    facts = { values, written: JSON.stringify(values) };
    return facts;
  }
  function shown(files: RecordFiles, name: string): Shown {
    const records = made(files, name);
    const before = records.shown;
    if (before && (before.facts === undefined || before.facts === factsNow().written)) return before;
    let named: string | undefined;
    const filled = <T>(record: T): T =>
      withFacts(record, () => {
        const { values, written } = factsNow();
        named = written;
        return values;
      });
    const inFile = filled(recordsInFiles(files)[name]);
    const published = entries.get(name);
    const live = published && new Map([...published].map(([slug, entry]) => [slug, filled(entry)]));
    const [list, ever] = [mergeLive(name, inFile, live), everPublicOf(name, inFile, live)];
    records.shown = { facts: named, all: list, in: inEachLocale(list), ever };
    return records.shown;
  }
  const all: PublicRecords = {
    publication,
    previewIn,
    looks,
    of: (files) => lazily(files, (name) => made(files, name).all) as RecordsOf<typeof files>,
    filled: (files) => lazily(files, (name) => shown(files, name).all) as RecordsOf<typeof files>,
    in: (locale) => ({
      locale,
      all,
      in: all.in,
      of: (files) => lazily(files, (name) => shown(files, name).in[locale]) as Localised<RecordsOf<typeof files>>,
    }),
    entries: (kind) => entries.get(kind),
    ever: (files, name) => shown(files, name).ever as ReturnType<typeof all.ever<typeof files, typeof name>>,
    withDraft({ kind, slug, record, reader }) {
      const before = entries.get(kind)?.get(slug);
      const entry: LiveEntry = {
        is: "current",
        record,
        firstAt: before?.firstAt,
        changedAt: before?.changedAt ?? Date.now(),
        endedAt: undefined,
        replacedBy: undefined,
        follows: undefined,
      };
      const ofKind = new Map(entries.get(kind)).set(slug, entry);
      return publicRecords({ publication, entries: new Map(entries).set(kind, ofKind), looks, previewIn: reader });
    },
  };
  return all;
}

export const publicRecordsContext = createContext<PublicRecords>();

/** For lists and names; the forms keep `{intake}` and the others. */
export const factFiller =
  (context: Readonly<RouterContextProvider>) =>
  <T>(record: T): T =>
    withFacts(record, () => factsIn(context.get(publicRecordsContext).of(factFiles)));
