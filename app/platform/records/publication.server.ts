import { log } from "#app/log.server.ts";
import { type PublicRecords, publicRecords } from "#app/platform/content/public-records.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { createCounted } from "./counted.server.ts";
import { createLiveData, type RecordName, recordsWithEditions } from "./live-data.server.ts";
import type { RecordParts } from "./record-parts.server.ts";

interface Parts extends Omit<RecordParts, "onPublicChange" | "missingFiles" | "isSitePath"> {
  /** A number that the store raises with every change of what is public, by any process: of editions and of profiles. */
  publicRevision: () => number;
}

/** What is public, in memory, and the number that says whether anything made of it still holds. */
export interface Publication {
  /**
   * The publication number. It grows with each change of what is public: by this process (`reload`), by others, and by the
   * clock, where an edition begins or ends and at midnight in India. Whatever is made of public records holds for one.
   */
  number: () => number;
  /** What is public now. */
  records: () => PublicRecords;
  /** Notices the clock and other processes. @returns what is being read, to be waited for */
  look: () => Promise<void> | undefined;
  /** Reads a record whose editions this process has changed. */
  reload: (name: RecordName) => Promise<void>;
}

/** Loads what the office has published. */
export async function openPublication({ db, now, files, publishable, publicRevision }: Parts): Promise<Publication> {
  let records = publicRecords();
  /** The revision of the store up to which everything has been read. */
  let known = -1;
  let day = indiaTime(Date.now()).day;
  let loading: Promise<void> | undefined;

  const counted = createCounted({ now, files, data: createLiveData(db, files, publishable) });

  function raise(): void {
    records = publicRecords({ publication: records.publication + 1, entries: counted.entries() });
  }

  /** Reads one record; all of them when somebody looks next, if anything else has changed too. */
  async function loadOne(name: RecordName): Promise<void> {
    const found = await recordsWithEditions(db, name);
    const { differences, isChanged } = await counted.take(found, found.length > 0 ? [] : [name]);
    if (isChanged) raise();
    // Each edition that is added or deleted raises the revision by one.
    if (publicRevision() === known + differences) known += differences;
  }

  async function load(): Promise<void> {
    const revision = publicRevision();
    const found = await recordsWithEditions(db);
    const still = new Set(found.map(({ kind, slug }) => `${kind} ${slug}`));
    const gone = counted.names().filter(({ kind, slug }) => !still.has(`${kind} ${slug}`));
    await counted.take(found, gone);
    known = revision;
    raise();
  }

  function begin(work: () => Promise<void>): Promise<void> {
    const current = work().finally(() => {
      if (loading === current) loading = undefined;
    });
    loading = current;
    return current;
  }

  function tick(): void {
    const { day: current } = indiaTime(Date.now());
    const isNewDay = current !== day;
    day = current;
    if (counted.tick() || isNewDay) raise();
  }

  const warn = (error: unknown) => log.warn({ error }, "what the office has published could not be read again");

  await begin(load);
  return {
    number: () => records.publication,
    records() {
      tick();
      return records;
    },
    look() {
      tick();
      if (!loading && publicRevision() !== known) begin(load).catch(() => {});
      return loading?.catch(warn);
    },
    async reload(name) {
      while (loading) await loading.catch(() => {});
      await begin(() => loadOne(name));
    },
  };
}
