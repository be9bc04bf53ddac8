import { log } from "#app/log.server.ts";
import { type LiveEntry, setLiveEntries } from "#app/platform/content/live-source.server.ts";
import { everything, setStampSource } from "#app/platform/content/stamps.server.ts";
import { theDay } from "#app/platform/content/today.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { createCounted } from "./counted.server.ts";
import { createLiveData, type RecordName, recordsWithEditions } from "./live-data.server.ts";
import type { RecordParts } from "./record-parts.server.ts";

interface Parts extends Omit<RecordParts, "onPublicChange" | "missingFiles" | "isAddress"> {
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
  const stamps = new Map<string, string>();
  let known = -1;
  let changes = 0;
  let day = "";
  let loading: Promise<void> | undefined;

  function setStamp(name: string, stamp: string): void {
    if (stamps.get(name) === stamp) return;
    stamps.set(name, stamp);
    changes += 1;
  }

  const counted = createCounted({ now, files, data: createLiveData(db, files, publishable), setStamp });

  /** Reads one record; all of them when somebody looks next, if anything else has changed too. */
  async function loadOne(name: RecordName): Promise<void> {
    const found = await recordsWithEditions(db, name);
    const differences = await counted.take(found, found.length > 0 ? [] : [name]);
    // Each edition that is added or deleted raises the number by one.
    if (publicRevision() === known + differences) known += differences;
  }

  async function load(): Promise<void> {
    const revision = publicRevision();
    const found = await recordsWithEditions(db);
    const still = new Set(found.map(({ kind, slug }) => `${kind} ${slug}`));
    await counted.take(
      found,
      counted.names().filter(({ kind, slug }) => !still.has(`${kind} ${slug}`)),
    );
    for (const [name, stampOf] of Object.entries(watched)) setStamp(name, await stampOf());
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
    counted.tick();
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
      counted.tick();
      return counted.entries(kind);
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
    counted.tick();
    return name === everything
      ? String(changes)
      : name === theDay
        ? indiaTime(Date.now()).day
        : (stamps.get(name) ?? "");
  });
  return live;
}
