import { log } from "#app/log.server.ts";
import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FirstVersions } from "./first-versions.server.ts";
import type { LiveRecord } from "./live-state.ts";
import type { CheckPublishable } from "./outcomes.ts";
import type { RecordData } from "./record-data.ts";
import { revisionsById } from "./records.rows.server.ts";

export type RecordName = Pick<LiveRecord, "kind" | "slug">;

/** Every record that has editions, or just one of them. */
export async function recordsWithEditions(db: Db, one?: RecordName): Promise<LiveRecord[]> {
  const found = await db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .selectAll("editions")
    .select(["kind", "slug"])
    .$if(one !== undefined, (query) => query.where("kind", "=", one?.kind ?? "").where("slug", "=", one?.slug ?? ""))
    .orderBy("editions.recordId")
    .orderBy("editions.number")
    .execute();
  const records = new Map<string, LiveRecord>();
  for (const { kind, slug, ...edition } of found) {
    const record = records.get(edition.recordId);
    if (record) record.editions.push(edition);
    else records.set(edition.recordId, { kind, slug, editions: [edition] });
  }
  return [...records.values()];
}

/** A record, and one of its editions whose data is needed. */
export type LiveEdition = LiveRecord & { edition: EditionRow };

const keyOf = ({ revisionId, follows }: EditionRow) => `${revisionId} ${follows ?? ""}`;

/** Caches the public records of editions. A revision never changes, so each is read and checked once. */
export function createLiveData(db: Db, files: FirstVersions, publishable: CheckPublishable) {
  const known = new Map<string, object | undefined>();

  /** A record as pages have it; one that this version of the site cannot read is left out and logged. */
  function made({ kind: name, slug }: RecordName, data: RecordData, follows?: Locale | null): object | undefined {
    const kind = files.kindOf(name);
    if (!kind) return undefined;
    const result = publishable(kind, data, { slug, follows: follows ?? undefined });
    if (result.ok) return result.record;
    const { problems } = result;
    log.error({ kind: name, slug, problems }, "a published record does not have this version's shape");
    return undefined;
  }

  return {
    /** Reads the wanted editions that are not cached yet. */
    async read(wanted: LiveEdition[]): Promise<void> {
      const unread = new Map<string, LiveEdition[]>();
      for (const each of wanted) {
        const { edition } = each;
        if (known.has(keyOf(edition))) continue;
        unread.set(edition.revisionId, [...(unread.get(edition.revisionId) ?? []), each]);
      }
      for (const { id, data } of await revisionsById(db, [...unread.keys()]))
        for (const each of unread.get(id) ?? [])
          known.set(keyOf(each.edition), made(each, JSON.parse(data), each.edition.follows));
    },
    /** Drops editions of a record from the cache, except those still wanted. */
    forget(editions: EditionRow[], wanted: LiveEdition[]): void {
      const still = new Set(wanted.map(({ edition }) => keyOf(edition)));
      for (const key of editions.map(keyOf)) if (!still.has(key)) known.delete(key);
    },
    of: (edition: EditionRow): object | undefined => known.get(keyOf(edition)),
    /** The record as its file has it. */
    inFile(name: RecordName): object | undefined {
      const data = files.of(name.kind, name.slug);
      return data && made(name, data);
    },
  };
}
