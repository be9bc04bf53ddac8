import { type PublicRecords, publicRecords } from "#app/cms/content/public-records.server.ts";
import { lastReviews } from "#app/lib/activity-log.server.ts";
import { inChunks } from "#app/lib/db/database.server.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { log } from "#app/log.server.ts";
import { type EditionMark, editionMarks, keepPublic, recordsWithEditions } from "./edition-rows.server.ts";
import type { RecordName } from "./editions.ts";
import { createLiveRecords } from "./live-records.server.ts";
import type { RecordParts } from "./record-parts.server.ts";

interface Parts extends Omit<RecordParts, "onPublicChange" | "missingFiles" | "isSitePath"> {
  /** The store increments it with every public change, of editions, profiles or looks, by any process. */
  publicRevision: () => number;
  followBase?: () => Promise<boolean>;
  /** Whether editions are changed after the clock was set back: by the server, not by a command that reads. */
  mayKeepPublic?: boolean;
}

export interface Publication {
  /**
   * Grows with each change by any process, when an edition begins or ends, and at midnight in India.
   * Anything derived from public records is valid for one number.
   */
  number: () => number;
  records: () => PublicRecords;
  /** Checks for changes by the clock and other processes. @returns the load in progress, to wait for */
  look: () => Promise<void> | undefined;
  /** Needed after own changes of editions, as PostgreSQL notifies this process only a moment later. */
  reload: (name?: RecordName) => Promise<void>;
}

export async function openPublication({
  db,
  now,
  files,
  publishable,
  publicRevision,
  followBase,
  mayKeepPublic = false,
}: Parts): Promise<Publication> {
  let records = publicRecords();
  let known = -1;
  let looks: PublicRecords["looks"] = new Map();
  let day = indiaTime(now()).day;
  let loading: Promise<void> | undefined;

  const emptyRecords = () => createLiveRecords(db, { now, files, publishable });
  let live = emptyRecords();
  let marks = new Map<string, EditionMark>();
  /** How often the clock was set back (perhaps also before the start), and for which of these all was loaded. */
  let [timesBack, loadedFor] = [1, 0];
  let seenAt = now();

  function raise(): void {
    records = publicRecords({ publication: records.publication + 1, entries: live.entries(), looks });
  }

  const readLooks = async () =>
    new Map([...(await lastReviews(db, "duties"))].map(([slug, { at }]) => [slug, at] as const));

  async function loadOne(name: RecordName): Promise<void> {
    const found = await recordsWithEditions(db, name);
    const { differences, isChanged } = await live.take(found, found.length > 0 ? [] : [name]);
    if (isChanged) raise();
    // Each edition that is added or deleted increments the revision by one.
    if (publicRevision() === known + differences) known += differences;
  }

  async function load(): Promise<void> {
    const revision = publicRevision();
    const isOther = await followBase?.();
    const wanted = timesBack;
    const isAnew = isOther || wanted !== loadedFor;
    if (isAnew && mayKeepPublic) await keepPublic(db, now());
    const next = isAnew ? emptyRecords() : live;
    const before = isAnew ? new Map<string, EditionMark>() : marks;
    const found = await editionMarks(db);
    const changed = [...found.keys()].filter((id) => found.get(id)?.mark !== before.get(id)?.mark);
    for (const ids of inChunks(changed)) await next.take(await recordsWithEditions(db, { ids }), []);
    await next.take(
      [],
      [...before].flatMap(([id, name]) => (found.has(id) ? [] : name)),
    );
    [live, marks, loadedFor] = [next, found, wanted];
    looks = await readLooks();
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
    const at = now();
    // A step of less than a second, as by a time server, is over before it is noticed.
    if (at < seenAt - 1000) timesBack += 1;
    seenAt = at;
    const { day: current } = indiaTime(at);
    const isNewDay = current !== day;
    day = current;
    if (live.tick() || isNewDay) raise();
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
      if (!loading && (publicRevision() !== known || timesBack !== loadedFor)) begin(load).catch(() => {});
      return loading?.catch(warn);
    },
    async reload(name) {
      while (loading) await loading.catch(() => {});
      await begin(name ? () => loadOne(name) : load);
    },
  };
}
