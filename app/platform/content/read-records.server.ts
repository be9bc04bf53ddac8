import { z } from "zod";
import { ContentError, collectFaults, refuseFaults } from "./content-error.ts";
import { type ContentSource, contentSource } from "./content-source.server.ts";
import { lineOfField, parseRecords } from "./parse-records.ts";
import { faultsInWords } from "./plain-words.ts";

export type RecordFiles = Record<string, readonly [file: string, schema: z.ZodType, ifMissing?: string | undefined]>;

export type RecordsOf<Files extends RecordFiles> = { [Name in keyof Files]: z.infer<Files[Name][1]> };

/** Ids must be unique, since pages and links refer to them. */
export const listOf = <Schema extends z.ZodType<{ id: string | number }>>(schema: Schema) =>
  z.array(schema).superRefine((records, context) => {
    const seen = new Set<string | number>();
    records.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: [index, "id"], message: `an id of its own; "${id}" is taken` });
      seen.add(id);
    });
  });

function readFile(source: ContentSource, [file, schema, ifMissing]: RecordFiles[string]): unknown {
  const text = source.read(file, ifMissing);
  const parsed = parseRecords(text);
  if ("wrong" in parsed) throw new ContentError(`${source.nameOf(file)}${parsed.place}: ${parsed.wrong}`);
  const result = schema.safeParse(parsed.records);
  if (!result.success)
    refuseFaults(
      result.error.issues
        .flatMap((issue) => faultsInWords(issue, parsed.records))
        .map(({ path, says }) => `${source.nameOf(file)}${lineOfField(text, path)}: ${says}`),
    );
  return result.data;
}

export function readUsable<Files extends RecordFiles>(
  files: Files,
  source: ContentSource,
  faults: string[],
): Partial<RecordsOf<Files>> {
  const records: Record<string, unknown> = {};
  collectFaults(Object.entries(files), faults, ([name, file]) => {
    records[name] = readFile(source, file);
  });
  return records as Partial<RecordsOf<Files>>;
}

/** @throws ContentError with all that cannot be used */
export function readRecords<Files extends RecordFiles>(files: Files, source = contentSource()): RecordsOf<Files> {
  const faults: string[] = [];
  const records = readUsable(files, source, faults);
  refuseFaults(faults);
  return records as RecordsOf<Files>;
}

const known = new WeakMap<RecordFiles | RecordFiles[string], { source: ContentSource; records: unknown }>();

function once(key: RecordFiles | RecordFiles[string], source: ContentSource, read: () => unknown): unknown {
  const before = known.get(key);
  if (before?.source === source) return before.records;
  const records = read();
  known.set(key, { source, records });
  return records;
}

/** Read on first use, so that an error occurs where it can be reported. @throws ContentError with all faults */
export function recordsInFiles<Files extends RecordFiles>(files: Files): RecordsOf<Files> {
  const source = contentSource();
  const readAll = () => {
    const records: Record<string, unknown> = {};
    const faults: string[] = [];
    collectFaults(Object.entries(files), faults, ([name, file]) => {
      records[name] = once(file, source, () => readFile(source, file));
    });
    refuseFaults(faults);
    return records;
  };
  return once(files, source, readAll) as RecordsOf<Files>;
}

export const recordFiles = <const Files extends RecordFiles>(files: Files): Files => files;
