import { type ContentSource, contentSource } from "#app/platform/content/content-source.server.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import type { RecordKind } from "./kind.ts";
import { filesOfKinds } from "./kind-files.server.ts";
import { type RecordData, withoutId } from "./record-data.ts";
import { withRowIds } from "./row-ids.ts";

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
