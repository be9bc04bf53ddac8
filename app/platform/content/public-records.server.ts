import { createContext } from "react-router";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Facts, factFiles, factsIn, withFacts } from "./facts.server.ts";
import { inEachLocale, type Localised } from "./localise.ts";
import { everPublicOf, type LiveEntries, type LiveEntry, mergeLive, type PublicRecord } from "./merge-live.server.ts";
import { type RecordFiles, type RecordsOf, recordsInFiles } from "./read-records.server.ts";

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
