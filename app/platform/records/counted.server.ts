import type { LiveEntries, LiveEntry } from "#app/platform/content/merge-live.server.ts";
import type { FirstVersions } from "./first-versions.server.ts";
import type { createLiveData, LiveEdition, RecordName } from "./live-data.server.ts";
import { endedAt, firstPublicAt, type LiveRecord, liveMomentOf } from "./live-state.ts";

interface Parts {
  /** Milliseconds since 1970. */
  now: () => number;
  files: FirstVersions;
  data: ReturnType<typeof createLiveData>;
}

/** A record with what counts of it, until the clock changes that. */
interface Counted {
  record: LiveRecord;
  changesAt: number;
  entry: LiveEntry | undefined;
  /** Another text whenever what the public sees is another. */
  mark: string;
}

const idsOf = ({ editions }: LiveRecord) => editions.map(({ id }) => id);

/** How many editions were added or deleted between two readings of a record; an edition itself never changes. */
function difference(one: LiveRecord | undefined, other: LiveRecord | undefined): number {
  const [before, after] = [new Set(one && idsOf(one)), new Set(other && idsOf(other))];
  return before.symmetricDifference(after).size;
}

/** The editions of a record that count now, and that come. */
function wantedOf(record: LiveRecord, at: number): LiveEdition[] {
  const { current } = liveMomentOf(record, at);
  const ahead = record.editions.filter(({ publicFrom }) => publicFrom > at);
  return [...(current ? [current] : []), ...ahead].map((edition) => ({ ...record, edition }));
}

/** What counts of every record, kept by record, so that the change of one costs what one costs. */
export function createCounted({ now, files, data }: Parts) {
  const counted = new Map<string, Map<string, Counted>>();
  const entries = new Map<string, LiveEntries>();
  let changesAt = Number.POSITIVE_INFINITY;

  const knownOf = ({ kind, slug }: RecordName) => counted.get(kind)?.get(slug)?.record;

  function countOne(record: LiveRecord, at: number): Counted {
    const moment = liveMomentOf(record, at);
    const { current, is, changesAt } = moment;
    const shown = current && data.of(current);
    if (!shown) return { record, changesAt, entry: undefined, mark: "" };
    const { publicFrom, replacedBy, follows } = current;
    const entry: LiveEntry = {
      is,
      record: shown,
      changedAt: publicFrom,
      firstAt: firstPublicAt(record, files.of(record.kind, record.slug) !== undefined, at),
      endedAt: endedAt(moment),
      replacedBy: replacedBy ?? undefined,
      follows: follows ?? undefined,
    };
    return { record, changesAt, entry, mark: `${current.id} ${is}` };
  }

  /** Makes the entries of these kinds again; the others keep theirs, and all that was made of them. */
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

  /** Counts these again. @returns whether the public sees anything else then */
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
     * Reads what is new of records, and counts those that differ from what is known; `gone` have no edition any more.
     * @returns how many editions were added or deleted, and whether the public sees anything else
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
        // What nobody has seen yet changes no page.
        if (counted.get(name.kind)?.get(name.slug)?.mark) kinds.add(name.kind);
        counted.get(name.kind)?.delete(name.slug);
      }
      return { differences, isChanged: count(different, at, kinds) };
    },
    /** The names of all that are known. */
    names: (): RecordName[] => [...counted.values()].flatMap((each) => [...each.values()].map(({ record }) => record)),
    /** Notices what the clock has changed. @returns whether the public sees anything else */
    tick(): boolean {
      const at = now();
      if (at < changesAt) return false;
      const all = [...counted.values()].flatMap((each) => [...each.values()]);
      return count(
        all.filter((one) => one.changesAt <= at).map(({ record }) => record),
        at,
      );
    },
    /** What the public sees of each kind, as it is now. */
    entries: (): ReadonlyMap<string, LiveEntries> => new Map(entries),
  };
}
