import type { LiveEntries, LiveEntry } from "#app/cms/content/public-records.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import type { RecordData } from "./draft.ts";
import { earlierOf, endedAt, firstPublicAt, type LiveRecord, liveMomentOf, type RecordName } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { dataOfRevisions } from "./record-rows.server.ts";

type Parts = Pick<RecordParts, "now" | "files" | "publishable">;

export type LiveEdition = LiveRecord & { edition: EditionRow };

/** A record that this version of the site cannot read is undefined, and logged. */
function readable(
  { files, publishable }: Omit<Parts, "now">,
  { kind: name, slug }: RecordName,
  data: RecordData,
  follows?: Locale,
): object | undefined {
  const kind = files.kindOf(name);
  const result = kind && publishable(kind, data, { slug, follows });
  if (result?.ok) return result.record;
  if (result)
    log.error({ kind: name, slug, problems: result.problems }, "a published record does not have this version's shape");
  return undefined;
}

export async function recordsOfEditions(
  db: Db,
  parts: Omit<Parts, "now">,
  wanted: LiveEdition[],
): Promise<Map<string, object | undefined>> {
  const revisions = wanted.map(({ edition }) => edition.revisionId);
  const dataOf = await dataOfRevisions(db, revisions);
  const made = ({ edition, ...name }: LiveEdition) => {
    const data = dataOf.get(edition.revisionId);
    return data && readable(parts, name, data, edition.follows ?? undefined);
  };
  return new Map(wanted.map((one) => [one.edition.id, made(one)]));
}

interface TrackedRecord {
  record: LiveRecord;
  data: ReadonlyMap<string, object | undefined>;
  changesAt: number;
  entry: LiveEntry | undefined;
  mark: string;
}

const idsOf = ({ editions }: LiveRecord) => editions.map(({ id }) => id);

/** The number of editions added or deleted between two readings; an edition itself never changes. */
function difference(one: LiveRecord | undefined, other: LiveRecord | undefined): number {
  const [before, after] = [new Set(one && idsOf(one)), new Set(other && idsOf(other))];
  return before.symmetricDifference(after).size;
}

/** Keeps every record's public state, so that a change of one record needs only that one to be read again. */
export function createLiveRecords(db: Db, parts: Parts) {
  const { now, files } = parts;
  const counted = new Map<string, Map<string, TrackedRecord>>();
  const entries = new Map<string, LiveEntries>();
  let changesAt = Number.POSITIVE_INFINITY;

  const earlier = (record: LiveRecord, at: number) =>
    files.kindOf(record.kind)?.keepsEarlier ? earlierOf(record, at) : [];

  function inFile(name: RecordName): object | undefined {
    const data = files.of(name.kind, name.slug);
    return data && readable(parts, name, data);
  }

  function wantedOf(record: LiveRecord, at: number): LiveEdition[] {
    const { current } = liveMomentOf(record, at);
    const ahead = record.editions.filter(({ publicFrom }) => publicFrom > at);
    const before = earlier(record, at).map(({ edition }) => edition);
    return [current, ...ahead, ...before].flatMap((edition) => (edition ? [{ ...record, edition }] : []));
  }

  const knownOf = ({ kind, slug }: RecordName) => counted.get(kind)?.get(slug);

  function countOne({ record, data }: Pick<TrackedRecord, "record" | "data">, at: number): TrackedRecord {
    const moment = liveMomentOf(record, at);
    const { current, is, changesAt } = moment;
    const shown = current && data.get(current.id);
    if (!shown) return { record, data, changesAt, entry: undefined, mark: "" };
    const { number, publicFrom, publicUntil, replacedBy, follows } = current;
    const entry: LiveEntry = {
      is,
      record: shown,
      edition: number,
      changedAt: publicFrom,
      firstAt: firstPublicAt(record, files.of(record.kind, record.slug) !== undefined, at),
      endedAt: endedAt(moment),
      until: publicUntil ?? undefined,
      replacedBy: replacedBy ?? undefined,
      follows: follows ?? undefined,
      earlier: earlier(record, at).flatMap(({ edition, until }) => {
        const was = edition ? data.get(edition.id) : inFile(record);
        return was ? [{ record: was, until }] : [];
      }),
    };
    return { record, data, changesAt, entry, mark: `${current.id} ${is}` };
  }

  function remake(kinds: Iterable<string>): void {
    for (const kind of kinds) {
      const shown = [...(counted.get(kind) ?? [])].flatMap(([slug, { entry }]) =>
        entry ? [[slug, entry] as const] : [],
      );
      entries.set(kind, new Map(shown));
    }
    changesAt = Number.POSITIVE_INFINITY;
    for (const ofKind of counted.values())
      for (const one of ofKind.values()) changesAt = Math.min(changesAt, one.changesAt);
  }

  /** @returns whether the public sees a difference */
  function count(
    records: Iterable<Pick<TrackedRecord, "record" | "data">>,
    at: number,
    kinds = new Set<string>(),
  ): boolean {
    for (const one of records) {
      const { kind, slug } = one.record;
      const ofKind = counted.get(kind) ?? new Map<string, TrackedRecord>();
      const next = countOne(one, at);
      if ((ofKind.get(slug)?.mark ?? "") !== next.mark) kinds.add(kind);
      counted.set(kind, ofKind.set(slug, next));
    }
    remake(kinds);
    return kinds.size > 0;
  }

  return {
    /** `gone` have no editions any more. @returns how many editions differ, and whether the public sees a difference */
    async take(found: LiveRecord[], gone: RecordName[]): Promise<{ differences: number; isChanged: boolean }> {
      const at = now();
      const different = found.filter((record) => difference(knownOf(record)?.record, record) > 0);
      const wanted = different.map((record) => wantedOf(record, at));
      const isNew = ({ edition, ...name }: LiveEdition) => !knownOf(name)?.data.has(edition.id);
      const read = await recordsOfEditions(db, parts, wanted.flat().filter(isNew));
      let differences = 0;
      const kinds = new Set<string>();
      const changed = different.map((record, place) => {
        const known = knownOf(record);
        differences += difference(known?.record, record);
        const ids = (wanted[place] ?? []).map(({ edition }) => edition.id);
        return { record, data: new Map(ids.map((id) => [id, read.get(id) ?? known?.data.get(id)])) };
      });
      for (const name of gone) {
        const known = knownOf(name);
        if (!known) continue;
        differences += known.record.editions.length;
        // A record that was not yet public changes no page.
        if (known.mark) kinds.add(name.kind);
        counted.get(name.kind)?.delete(name.slug);
      }
      return { differences, isChanged: count(changed, at, kinds) };
    },
    names: (): RecordName[] => [...counted.values()].flatMap((each) => [...each.values()].map(({ record }) => record)),
    /** Applies changes by the clock. @returns whether the public sees a difference */
    tick(): boolean {
      const at = now();
      if (at < changesAt) return false;
      const all = [...counted.values()].flatMap((each) => [...each.values()]);
      return count(
        all.filter((one) => one.changesAt <= at),
        at,
      );
    },
    entries: (): ReadonlyMap<string, LiveEntries> => new Map(entries),
  };
}
