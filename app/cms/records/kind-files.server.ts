import { createContext } from "react-router";
import type { z } from "zod";
import { type ContentSource, contentSource } from "#app/cms/content/content-source.server.ts";
import { listOf, type RecordFiles, readRecords } from "#app/cms/content/read-records.server.ts";
import { type RecordData, withoutId, withRowIds } from "./draft.ts";
import type { RecordKind } from "./kind.ts";

export const kindsContext = createContext<RecordKind[]>();

function schemaOf(kind: RecordKind): z.ZodType {
  if (kind.id === "single") return kind.shape;
  const list = listOf(kind.shape as z.ZodType<{ id: string }>);
  if (!kind.faultAmong) return list;
  return list.superRefine((records, context) => {
    for (const [at, record] of records.entries()) {
      const fault = kind.faultAmong?.(record, records.toSpliced(at, 1), {});
      if (fault) context.addIssue({ code: "custom", path: [at, fault.path], message: fault.takes.en });
    }
  });
}

type FilesOf<Kind extends RecordKind> = {
  [Each in Kind as Each["name"]]: readonly [
    file: string,
    schema: Each["id"] extends "single" ? Each["shape"] : z.ZodArray<Each["shape"]>,
    ifMissing?: string,
  ];
};

const known = new WeakMap<RecordKind, RecordFiles[string]>();

/** The same object each time, so that a file is read once for all features. */
function fileOf(kind: RecordKind): RecordFiles[string] {
  const file = known.get(kind) ?? [kind.file, schemaOf(kind), kind.fileIfMissing];
  known.set(kind, file);
  return file;
}

export const filesOfKinds = <Kinds extends RecordKind[]>(...kinds: Kinds): FilesOf<Kinds[number]> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, fileOf(kind)])) as unknown as FilesOf<Kinds[number]>;

export interface FirstVersions {
  kinds: RecordKind[];
  kindOf: (name: string) => RecordKind | undefined;
  of: (kind: string, slug: string) => RecordData | undefined;
  all: (kind: string) => Map<string, RecordData>;
}

export const firstData = (files: FirstVersions, kind: string, slug: string): RecordData | undefined =>
  files.of(kind, slug) ?? files.kindOf(kind)?.possible?.get(slug);

function bySlug(kind: RecordKind, records: unknown): Map<string, object> {
  if (kind.id === "single") return new Map([[kind.name, records as object]]);
  return new Map((records as { id: string | number }[]).map((record) => [String(record.id), record]));
}

/** Each file is read when it is first asked for. @throws ContentError for the first that cannot be used */
export function createFirstVersions(kinds: RecordKind[], source?: ContentSource): FirstVersions {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  const reads = new WeakMap<ContentSource, Map<string, Map<string, RecordData>>>();
  function all(name: string): Map<string, RecordData> {
    const kind = known.get(name);
    if (!kind) return new Map();
    const from = source ?? contentSource();
    const read = reads.get(from) ?? new Map<string, Map<string, RecordData>>();
    reads.set(from, read);
    let records = read.get(name);
    if (!records) {
      const found = bySlug(kind, readRecords(filesOfKinds(kind), from)[name]);
      records = new Map(
        [...found].map(([slug, record]) => [slug, withRowIds(kind.fields, withoutId(record), (at) => `b${at + 1}`)]),
      );
      read.set(name, records);
    }
    return records;
  }
  return { kinds, kindOf: (name) => known.get(name), all, of: (kind, slug) => all(kind).get(slug) };
}
