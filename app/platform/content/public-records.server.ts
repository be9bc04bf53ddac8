import { createContext } from "react-router";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { inEachLocale, type Localised } from "./localise.ts";
import { everPublicOf, type LiveEntries, type LiveEntry, mergeLive, type PublicRecord } from "./merge-live.server.ts";
import { type RecordFiles, type RecordsOf, recordsInFiles } from "./read-records.server.ts";

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : List;

/** The public records in one language. */
export interface RecordsIn {
  locale: Locale;
  /** The records of some files. @throws ContentError at the first that cannot be used */
  of: <Files extends RecordFiles>(files: Files) => Localised<RecordsOf<Files>>;
  /** The same in another language. */
  in: (locale: Locale) => RecordsIn;
  /** In both languages. */
  all: PublicRecords;
}

/** All that is public at one moment. Nothing of it changes: after the next change there are others. */
export interface PublicRecords {
  /** The number of the publication (platform/records/publication.server.ts): another one after each change. */
  publication: number;
  /** Where a draft is shown as if it were public: the language of who looks at it. */
  previewIn: Locale | undefined;
  /** The records of some files, in both languages. @throws ContentError at the first that cannot be used */
  of: <Files extends RecordFiles>(files: Files) => RecordsOf<Files>;
  in: (locale: Locale) => RecordsIn;
  /** What the office has published of a kind; none where only the file has any. */
  entries: (kind: string) => LiveEntries | undefined;
  /** Every record that is or was public, by its slug, in both languages; those that came last at the end. */
  ever: <Files extends RecordFiles, Name extends keyof Files & string>(
    files: Files,
    name: Name,
  ) => Map<string, PublicRecord<ItemOf<RecordsOf<Files>[Name]>>>;
  /** The same with a draft in the place of what is public of a record. */
  withDraft: (draft: { kind: string; slug: string; record: object; reader: Locale }) => PublicRecords;
}

/** What is made of a kind's records when they are asked for; once, as long as neither file nor editions change. */
interface Made {
  all: unknown;
  in: Record<Locale, unknown> | undefined;
  ever: Map<string, PublicRecord<object>> | undefined;
}

const known = new WeakMap<object, Made>();

/** An object whose fields are read when they are asked for. */
const lazily = (files: RecordFiles, value: (name: string) => unknown) =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.keys(files).map((name) => [name, { enumerable: true, get: () => value(name) }])),
  );

interface Parts {
  publication: number;
  entries: ReadonlyMap<string, LiveEntries>;
  previewIn?: Locale;
}

/** Puts together what is public: the files of content/, with what the office has published since. */
export function publicRecords(
  { publication, entries, previewIn }: Parts = { publication: 0, entries: new Map() },
): PublicRecords {
  function made(files: RecordFiles, name: string): Made {
    const inFile = recordsInFiles(files)[name];
    const published = entries.get(name);
    const key = published ?? (inFile as object);
    const before = known.get(key);
    if (before) return before;
    const now: Made = { all: mergeLive(name, inFile, published), in: undefined, ever: undefined };
    known.set(key, now);
    return now;
  }
  function inLanguage(files: RecordFiles, name: string, locale: Locale): unknown {
    const records = made(files, name);
    records.in ??= inEachLocale(records.all);
    return records.in[locale];
  }
  const all: PublicRecords = {
    publication,
    previewIn,
    of: (files) => lazily(files, (name) => made(files, name).all) as RecordsOf<typeof files>,
    in: (locale) => ({
      locale,
      all,
      in: all.in,
      of: (files) => lazily(files, (name) => inLanguage(files, name, locale)) as Localised<RecordsOf<typeof files>>,
    }),
    entries: (kind) => entries.get(kind),
    ever(files, name) {
      const records = made(files, name);
      records.ever ??= everPublicOf(name, recordsInFiles(files)[name], entries.get(name));
      return records.ever as ReturnType<typeof all.ever<typeof files, typeof name>>;
    },
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
      return publicRecords({ publication, entries: new Map(entries).set(kind, ofKind), previewIn: reader });
    },
  };
  return all;
}

/** The router context of what is public while a request is answered. */
export const publicRecordsContext = createContext<PublicRecords>();
