import { canonicalJson } from "#app/platform/crypto/canonical-json.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { FirstVersions } from "#app/platform/records/first-versions.server.ts";
import { revisionsById } from "#app/platform/records/records.rows.server.ts";
import { withoutFields } from "#app/platform/records/without-fields.ts";
import { isPublicFrom, type LogEntry, type PublicationEntry } from "./entry.ts";
import { isContentOf } from "./public-content.ts";
import { newestAmong } from "./read-log.server.ts";

/** Only if the digests cover no field that only the office sees. */
function isForAll({ kind, without = [] }: PublicationEntry, files: FirstVersions): boolean {
  const { isInternal, officeFields = [] } = files.kindOf(kind) ?? { isInternal: true };
  return !isInternal && officeFields.every((field) => without.includes(field));
}

/** Canonical JSON by entry number, as in the entry's digest. What was taken off, has ended or changed is left out. */
export async function publicContents(db: Db, files: FirstVersions, entries: LogEntry[]): Promise<Map<number, string>> {
  const shown = (await newestAmong(db, entries)).filter((entry) => isPublicFrom(entry) && isForAll(entry, files));
  const ids = shown.flatMap(({ revision }) => revision ?? []);
  const stored = new Map((await revisionsById(db, ids)).map(({ id, data }) => [id, data]));
  const contents = new Map<number, string>();
  for (const entry of shown) {
    const { seq, kind, slug, revision, without } = entry;
    const json = revision ? stored.get(revision) : undefined;
    const data: object | undefined = revision ? json && JSON.parse(json) : files.of(kind, slug);
    if (data && isContentOf(data, entry)) contents.set(seq, canonicalJson(withoutFields(data, without)));
  }
  return contents;
}
