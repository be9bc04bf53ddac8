import { z } from "zod";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { ContentError } from "./content-error.ts";
import { type ContentSource, contentSource } from "./content-source.server.ts";
import { liveEntries, shownDraft } from "./live-source.server.ts";
import { inEachLocale, type Localised } from "./localise.ts";
import { everPublicOf, followsOf, markFollowing, mergeLive, type PublicRecord } from "./merge-live.server.ts";
import { parseRecords, placeOf } from "./parse-records.ts";
import { inPlainWords } from "./plain-words.ts";
import { noteRead, noteRecords } from "./stamps.server.ts";

/** The files of content/ that a feature reads, each by the name of its records, with its schema. */
export type RecordFiles = Record<string, readonly [file: string, schema: z.ZodType]>;

/** The records of files, in both languages. */
export type RecordsOf<Files extends RecordFiles> = { [Name in keyof Files]: z.infer<Files[Name][1]> };

/** A list in which no two records share an id, since pages and links refer to it. */
export const listOf = <Schema extends z.ZodType<{ id: string | number }>>(schema: Schema) =>
  z.array(schema).superRefine((records, context) => {
    const seen = new Set<string | number>();
    records.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: [index, "id"], message: `an id of its own; "${id}" is taken` });
      seen.add(id);
    });
  });

function readFile(source: ContentSource, file: string, schema: z.ZodType): unknown {
  const text = source.read(file);
  const parsed = parseRecords(text);
  if ("wrong" in parsed) throw new ContentError(`${source.nameOf(file)}${parsed.place}: ${parsed.wrong}`);
  const result = schema.safeParse(parsed.records);
  if (result.success) return result.data;
  const issue = result.error.issues[0] as z.core.$ZodIssue;
  const field = z.core.toDotPath(issue.path) || "(whole file)";
  throw new ContentError(
    `${source.nameOf(file)}${placeOf(text, issue.path)}: the field ${field} takes ${inPlainWords(issue)}`,
  );
}

/**
 * Reads and checks records of a content folder, or of this site's.
 * @throws ContentError at the first record that cannot be used.
 */
export const readRecords = <Files extends RecordFiles>(files: Files, source = contentSource()): RecordsOf<Files> =>
  Object.fromEntries(
    Object.entries(files).map(([name, [file, schema]]) => [name, readFile(source, file, schema)]),
  ) as RecordsOf<Files>;

/** What is kept of one name: made again when what the office published has changed. */
interface Kept {
  entries: ReturnType<typeof liveEntries>;
  all: unknown;
  in: Record<Locale, unknown>;
  ever: Map<string, PublicRecord<object>> | undefined;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : List;

function keep(name: string, inFile: unknown): Kept {
  const entries = liveEntries(name);
  const all = mergeLive(name, inFile, entries);
  const made = inEachLocale(all);
  if (Array.isArray(all))
    all.forEach((record, at) => {
      for (const locale of locales) markFollowing((made[locale] as object[])[at] ?? {}, followsOf(record));
    });
  return { entries, all, in: made, ever: undefined };
}

/** An object whose fields are made when they are read. */
const lazily = (names: string[], value: (name: string) => unknown): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => value(name) }])),
  );

/**
 * Records of a feature: those of files, read when they are first asked for, so that a fault of content/ is met where it
 * can be reported, with what the office has published since. What is read of them is noted (stamps.server.ts).
 */
export function openRecords<const Files extends RecordFiles>(files: Files) {
  const names = Object.keys(files);
  const kept = new Map<string, Kept>();
  const keptOfDrafts = new WeakMap<object, Kept>();
  let inFiles: RecordsOf<Files> | undefined;
  let readFrom: ContentSource | undefined;

  function of(name: string): Kept {
    noteRead(name);
    if (readFrom !== contentSource()) {
      inFiles = readRecords(files);
      readFrom = contentSource();
      kept.clear();
    }
    let known = kept.get(name);
    if (known && known.entries === liveEntries(name)) return known;
    const draft = shownDraft();
    known = draft && draft.kind === name ? keptOfDrafts.get(draft.entries) : undefined;
    known ??= keep(name, (inFiles as RecordsOf<Files>)[name]);
    if (draft?.kind === name) keptOfDrafts.set(draft.entries, known);
    else kept.set(name, known);
    return known;
  }

  const all = lazily(names, (name) => noteRecords(`${name} ${locales}`, () => of(name).all)) as RecordsOf<Files>;
  const inLocales = Object.fromEntries(
    locales.map((locale) => [
      locale,
      lazily(names, (name) => noteRecords(`${name} ${locale}`, () => of(name).in[locale])),
    ]),
  ) as Record<Locale, Localised<RecordsOf<Files>>>;

  return {
    files,
    /** The records as content/ has them, whatever was published since. @throws ContentError as the others do */
    inFiles: (): RecordsOf<Files> => {
      inFiles ??= readRecords(files);
      return inFiles;
    },
    /** The records in both languages. @throws ContentError at the first that cannot be used. */
    all: (): RecordsOf<Files> => all,
    /** The records in one language. @throws ContentError at the first that cannot be used. */
    in: (locale: Locale): Localised<RecordsOf<Files>> => inLocales[locale],
    /** Every record that is or was public, by its slug, in both languages; those that came last at the end. */
    everPublic<Name extends keyof Files & string>(
      name: Name,
    ): Map<string, PublicRecord<ItemOf<RecordsOf<Files>[Name]>>> {
      const known = of(name);
      known.ever ??= everPublicOf(name, (inFiles as RecordsOf<Files>)[name], known.entries);
      return known.ever as ReturnType<typeof this.everPublic<Name>>;
    },
  };
}
