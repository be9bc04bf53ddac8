import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { ContentError } from "./content-error.ts";
import { inEachLocale, type Localised } from "./localise.ts";
import { inPlainWords } from "./plain-words.ts";

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

function readFile(folder: string, file: string, schema: z.ZodType): unknown {
  let value: unknown;
  try {
    value = parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(`content/${file}: ${error.message}`);
    throw new ContentError(`content/${file} is missing or cannot be read.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0] as z.core.$ZodIssue;
  const field = z.core.toDotPath(issue.path) || "(whole file)";
  throw new ContentError(`content/${file}: the field ${field} takes ${inPlainWords(issue)}`);
}

/**
 * Reads and checks records of a content folder.
 * @throws ContentError at the first record that cannot be used.
 */
export const readRecords = <Files extends RecordFiles>(files: Files, folder = settings.contentDir): RecordsOf<Files> =>
  Object.fromEntries(
    Object.entries(files).map(([name, [file, schema]]) => [name, readFile(folder, file, schema)]),
  ) as RecordsOf<Files>;

/** Records of a feature: read when they are first asked for, so that a fault of content/ is met where it can be reported. */
export function openRecords<const Files extends RecordFiles>(files: Files) {
  let records: RecordsOf<Files> | undefined;
  let localised: Record<Locale, Localised<RecordsOf<Files>>> | undefined;
  const all = (): RecordsOf<Files> => {
    records ??= readRecords(files);
    return records;
  };
  return {
    files,
    /** The records in both languages. @throws ContentError at the first that cannot be used. */
    all,
    /** The records in one language. @throws ContentError at the first that cannot be used. */
    in: (locale: Locale): Localised<RecordsOf<Files>> => {
      localised ??= inEachLocale(all());
      return localised[locale];
    },
  };
}
