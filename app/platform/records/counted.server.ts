import type { LiveEntries, LiveEntry } from "#app/platform/content/merge-live.server.ts";
import type { FirstVersions } from "./first-versions.server.ts";
import type { createLiveData, LiveEdition, RecordName } from "./live-data.server.ts";
import { earlierOf, endedAt, firstPublicAt, type LiveRecord, liveMomentOf } from "./live-state.ts";

interface Parts {
  /** Milliseconds since 1970. */
  now: () => number;
  files: FirstVersions;
  data: ReturnType<typeof createLiveData>;
}

/** A record with its current public state, valid until the clock changes it. */
interface Counted {
  record: LiveRecord;
  changesAt: number;
  entry: LiveEntry | undefined;
  /** Differs whenever the public state does. */
  mark: string;
}

const idsOf = ({ editions }: LiveRecord) => editions.map(({ id }) => id);

/** The number of editions added or deleted between two readings of a record; an edition itself never changes. */
function difference(one: LiveRecord | undefined, other: LiveRecord | undefined): number {
  const [before, after] = [new Set(one && idsOf(one)), new Set(other && idsOf(other))];
  return before.symmetricDifference(after).size;
}

/**
 * Keeps the current public state of every record, so that a change of one record needs only that one to be read again.
 */
export function createCounted({ now, files, data }: Parts) {
  const counted = new Map<string, Map<string, Counted>>();
  const entries = new Map<string, LiveEntries>();
  let changesAt = Number.POSITIVE_INFINITY;

  const earlier = (record: LiveRecord, at: number) =>
    files.kindOf(record.kind)?.keepsEarlier ? earlierOf(record, at) : [];

  /** The current edition of a record, its scheduled ones, and those that it keeps. */
  function wantedOf(record: LiveRecord, at: number): LiveEdition[] {
    const { current } = liveMomentOf(record, at);
    const ahead = record.editions.filter(({ publicFrom }) => publicFrom > at);
    const before = earlier(record, at).map(({ edition }) => edition);
    return [current, ...ahead, ...before].flatMap((edition) => (edition ? [{ ...record, edition }] : []));
  }

  const knownOf = ({ kind, slug }: RecordName) => counted.get(kind)?.get(slug)?.record;

  function countOne(record: LiveRecord, at: number): Counted {
    const moment = liveMomentOf(record, at);
    const { current, is, changesAt } = moment;
    const shown = current && data.of(current);
    if (!shown) return { record, changesAt, entry: undefined, mark: "" };
    const { number, publicFrom, replacedBy, follows } = current;
    const entry: LiveEntry = {
      is,
      record: shown,
      edition: number,
      changedAt: publicFrom,
      firstAt: firstPublicAt(record, files.of(record.kind, record.slug) !== undefined, at),
      endedAt: endedAt(moment),
      replacedBy: replacedBy ?? undefined,
      follows: follows ?? undefined,
      earlier: earlier(record, at).flatMap(({ edition, until }) => {
        const was = edition ? data.of(edition) : data.inFile(record);
        return was ? [{ record: was, until }] : [];
      }),
    };
    return { record, changesAt, entry, mark: `${current.id} ${is}` };
  }

  /** Rebuilds the entries of these kinds; those of the others, and what is cached for them, stay. */
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

  /**
   * Updates the state of these records.
   * @returns whether the public sees a difference
   */
  function count(records: Iterable<LiveRecord>, at: number, kinds = new Set<string>()): boolean {
    for (const record of records) {
      const { kind, slug } = record;
      const ofKind = counted.get(kind) ?? new Map<string, Counted>();
      const next = countOne(record, at);
      if ((ofKind.get(slug)?.mark ?? "") !== next.mark) kinds.add(kind);
      counted.set(kind, ofKind.set(slug, next));
    }
    remake(kinds);
    return kinds.size > 0;
  }

  return {
    /**
     * Reads new editions of records, and updates the records that changed; `gone` have no editions any more.
     * @returns how many editions were added or deleted, and whether the public sees a difference
     */
    async take(found: LiveRecord[], gone: RecordName[]): Promise<{ differences: number; isChanged: boolean }> {
      const at = now();
      const different = found.filter((record) => difference(knownOf(record), record) > 0);
      await data.read(different.flatMap((record) => wantedOf(record, at)));
      let differences = 0;
      const kinds = new Set<string>();
      for (const record of different) {
        const known = knownOf(record);
        differences += difference(known, record);
        if (known) data.forget(known.editions, wantedOf(record, at));
      }
      for (const name of gone) {
        const known = knownOf(name);
        if (!known) continue;
        differences += known.editions.length;
        data.forget(known.editions, []);
        // A record that was not yet public changes no page.
        if (counted.get(name.kind)?.get(name.slug)?.mark) kinds.add(name.kind);
        counted.get(name.kind)?.delete(name.slug);
      }
      return { differences, isChanged: count(different, at, kinds) };
    },
    /** The names of all records with editions. */
    names: (): RecordName[] => [...counted.values()].flatMap((each) => [...each.values()].map(({ record }) => record)),
    /**
     * Applies changes by the clock.
     * @returns whether the public sees a difference
     */
    tick(): boolean {
      const at = now();
      if (at < changesAt) return false;
      const all = [...counted.values()].flatMap((each) => [...each.values()]);
      return count(
        all.filter((one) => one.changesAt <= at).map(({ record }) => record),
        at,
      );
    },
    /** The current public records of each kind. */
    entries: (): ReadonlyMap<string, LiveEntries> => new Map(entries),
  };
}
