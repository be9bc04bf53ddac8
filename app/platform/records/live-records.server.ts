import { hash } from "node:crypto";
import { log } from "#app/log.server.ts";
import { type LiveEntry, setLiveEntries } from "#app/platform/content/live-source.server.ts";
import { everything, setStampSource } from "#app/platform/content/stamps.server.ts";
import { theDay } from "#app/platform/content/today.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { createLiveData, type RecordName, recordsWithEditions } from "./live-data.server.ts";
import { endedAt, firstPublicAt, type LiveMoment, type LiveRecord, momentOf } from "./live-state.ts";
import type { RecordParts } from "./write.server.ts";

interface Parts extends Omit<RecordParts, "onPublicChange" | "missingFiles"> {
  /** A number that grows with every change of what is public, by any process. */
  publicRevision: () => number;
  /** What else pages show of the store, by name: returns another text whenever it has changed. */
  watched: Record<string, () => Promise<string>>;
}

/** What the public sees of the records that the office has published, in memory. */
export interface LiveRecords {
  /** Grows whenever anything that pages show has changed, by the clock too. */
  changes: () => number;
  /** Notices the clock and other processes. @returns what is being read, to be waited for */
  look: () => Promise<void> | undefined;
  /** Reads a record that was changed. */
  reload: (name: RecordName) => Promise<void>;
  /** Everything that is or was public by the office. */
  entries: (kind: string) => ReadonlyMap<string, LiveEntry> | undefined;
  close: () => void;
}

/** Whose records pages show: those of the services that were opened last. */
let owner: object | undefined;

/** Loads the live records. Pages get them from then on, until they are closed. */
export async function openLiveRecords(parts: Parts): Promise<LiveRecords> {
  const { db, now, files, publishable, publicRevision, watched } = parts;
  const data = createLiveData(db, files, publishable);
  const stamps = new Map<string, string>();
  let records: LiveRecord[] = [];
  let entries = new Map<string, Map<string, LiveEntry>>();
  let known = -1;
  let changesAt = Number.POSITIVE_INFINITY;
  let changes = 0;
  let day = "";
  let loading: Promise<void> | undefined;

  function setStamp(name: string, stamp: string): boolean {
    if (stamps.get(name) === stamp) return false;
    stamps.set(name, stamp);
    changes += 1;
    return true;
  }

  function entryOf(record: LiveRecord, moment: LiveMoment, at: number): LiveEntry | undefined {
    const { current, is } = moment;
    const shown = current && data.of(current);
    if (!shown) return undefined;
    const { publicFrom, replacedBy, follows } = current;
    return {
      ...{ is, record: shown, changedAt: publicFrom },
      firstAt: firstPublicAt(record, files.of(record.kind, record.slug) !== undefined, at),
      endedAt: endedAt(moment),
      replacedBy: replacedBy ?? undefined,
      follows: follows ?? undefined,
    };
  }

  /** Finds what counts now; a kind of which nothing has changed keeps its entries. */
  function count(): void {
    const at = now();
    const next = new Map<string, Map<string, LiveEntry>>();
    const marks = new Map<string, string[]>();
    changesAt = Number.POSITIVE_INFINITY;
    for (const record of records) {
      const moment = momentOf(record, at);
      changesAt = Math.min(changesAt, moment.changesAt);
      const entry = entryOf(record, moment, at);
      if (!entry) continue;
      const { kind, slug } = record;
      next.set(kind, (next.get(kind) ?? new Map()).set(slug, entry));
      const marksOfKind = marks.get(kind) ?? [];
      marksOfKind.push(`${slug} ${moment.current?.id} ${entry.is}`);
      marks.set(kind, marksOfKind);
    }
    for (const kind of new Set([...entries.keys(), ...next.keys()])) {
      const isChanged = setStamp(kind, hash("sha256", (marks.get(kind) ?? []).sort().join("\n")));
      const same = entries.get(kind);
      if (!isChanged && same) next.set(kind, same);
    }
    entries = next;
  }

  /** The editions of records that count now, and that come. */
  const wanted = (found: LiveRecord[], at: number) =>
    found.flatMap((record) => {
      const { current } = momentOf(record, at);
      const ahead = record.editions.filter(({ publicFrom }) => publicFrom > at);
      return [...(current ? [current] : []), ...ahead].map((edition) => ({ ...record, edition }));
    });

  /** Reads one record; everything is read again when somebody looks next, as others may have changed more. */
  async function loadOne(name: RecordName): Promise<void> {
    const found = await recordsWithEditions(db, name);
    await data.keep(wanted(found, now()), true);
    records = [...records.filter(({ kind, slug }) => kind !== name.kind || slug !== name.slug), ...found];
    count();
  }

  async function load(): Promise<void> {
    const revision = publicRevision();
    const found = await recordsWithEditions(db);
    await data.keep(wanted(found, now()));
    records = found;
    for (const [name, stampOf] of Object.entries(watched)) setStamp(name, await stampOf());
    count();
    known = revision;
  }

  function begin(work: () => Promise<void> = load): Promise<void> {
    const current = work().finally(() => {
      if (loading === current) loading = undefined;
    });
    loading = current;
    return current;
  }

  function tick(): void {
    if (now() >= changesAt) count();
    const { day: current } = indiaTime(Date.now());
    if (current !== day) changes += 1;
    day = current;
  }

  const warn = (error: unknown) => log.warn({ error }, "what the office has published could not be read again");

  const live: LiveRecords = {
    changes: () => changes,
    look() {
      tick();
      if (!loading && publicRevision() !== known) begin().catch(() => {});
      return loading?.catch(warn);
    },
    async reload(name) {
      while (loading) await loading.catch(() => {});
      await begin(() => loadOne(name));
    },
    entries(kind) {
      if (now() >= changesAt) count();
      return entries.get(kind);
    },
    close() {
      if (owner !== live) return;
      setLiveEntries(undefined);
      setStampSource(undefined);
    },
  };

  await begin();
  tick();
  owner = live;
  setLiveEntries(live.entries);
  setStampSource((name) => {
    if (now() >= changesAt) count();
    return name === everything
      ? String(changes)
      : name === theDay
        ? indiaTime(Date.now()).day
        : (stamps.get(name) ?? "");
  });
  return live;
}
