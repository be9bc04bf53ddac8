import type { Kysely } from "kysely";
import { createContext } from "react-router";
import { canonicalJson } from "#app/platform/crypto/canonical-json.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { changes } from "#app/platform/records/changes.ts";
import type { FirstVersions } from "#app/platform/records/first-versions.server.ts";
import type { Publication } from "#app/platform/records/publication.server.ts";
import { shownFields } from "#app/platform/records/shown-fields.ts";
import { chainHash } from "./chain.ts";
import { type DuePublication, duePublications, mediaOf, readDueMedia } from "./due.server.ts";
import {
  entriesOf,
  isPublicFrom,
  type LogEntry,
  type PublicationEntry,
  type PublicationEvent,
  type RestoredEntry,
} from "./entry.ts";
import { type KeptHead, lostHead } from "./kept-head.server.ts";
import type { MediaDigests } from "./media-digests.server.ts";
import { contentDigests, entryVersion, isContentOf } from "./public-content.ts";
import { publicContents } from "./public-contents.server.ts";
import { createLogReader, type LogSoFar } from "./read-log.server.ts";
import { type VerifiedLog, verifyPublications } from "./verify.server.ts";

/** Milliseconds until an edition is entered, so that undoing it in its last moment has ended in all processes. */
const undoing = 5000;

interface Parts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  files: FirstVersions;
  /** Without it, a restored backup is not noticed. */
  keptHead?: KeptHead | undefined;
  /** Without it, files of content/media are not looked at. */
  mediaDigests?: MediaDigests | undefined;
  /** While its number stays the same, nothing is read. */
  publication?: Pick<Publication, "number" | "look"> | undefined;
}

/** The publication log. */
export interface Publications {
  /** The whole log. Only rows that are new since the last call are read from the store. The result must not be changed. */
  read: () => Promise<LogSoFar>;
  /** What an entry is about; undefined when that is no longer stored. */
  dataOf: (entry: PublicationEntry) => Promise<object | undefined>;
  /** The content of the newest of all entries, by their number, as far as it is public now (`publicContents`). */
  contents: (entries: LogEntry[]) => Promise<Map<number, string>>;
  /** Recomputes it. */
  verify: () => Promise<VerifiedLog>;
  /** Enters what became public and is not in the log. @returns how many entries were added */
  append: () => Promise<number>;
}

function eventOf(
  { edition, isEnd }: DuePublication,
  last: PublicationEntry | undefined,
  isPosting: boolean,
): PublicationEvent {
  if (isEnd || edition?.off === "ended") return "ended";
  if (edition?.off) return "takenOff";
  if (isPosting) return "posted";
  return isPublicFrom(last) ? "changed" : "published";
}

const iso = (time: number) => new Date(time).toISOString();

/** Makes the publication log. If several processes share a store, each entry is made by one of them. */
export function createPublications({ db, now, files, keptHead, mediaDigests, publication }: Parts): Publications {
  const kinds = files.kinds.filter(({ isStatutory, posts }) => isStatutory || posts).map(({ name }) => name);

  const read = createLogReader(db);

  /** The publication number of the last look, and since when; and the one for which there is nothing left to enter. */
  let seen: { number: number | undefined; at: number } = { number: undefined, at: now() };
  let settled: number | undefined;
  /** Whether the files of content/media were compared since the start; a process that started earlier has others. */
  let isMediaCompared = false;

  /** The data of an entry; undefined when it is no longer stored, or its file has changed. */
  async function dataOf(tx: Db, entry: PublicationEntry): Promise<object | undefined> {
    const { kind, slug, revision } = entry;
    if (!revision) {
      const inFile = files.of(kind, slug);
      return inFile && isContentOf(inFile, entry) ? inFile : undefined;
    }
    const row = await tx.selectFrom("revisions").select("data").where("id", "=", revision).executeTakeFirst();
    return row && JSON.parse(row.data);
  }

  /** What every entry begins with. */
  function numbered({ entries }: LogSoFar) {
    const time = now();
    const year = Number(indiaTime(time).day.slice(0, 4));
    const numberInYear = entries.filter((entry) => entry.year === year).length + 1;
    return { version: entryVersion, seq: entries.length + 1, year, numberInYear, at: iso(time) };
  }

  async function entryOf(tx: Db, due: DuePublication, log: LogSoFar): Promise<PublicationEntry> {
    const { kind, slug, edition } = due;
    const revision = edition?.revisionId ?? null;
    const last = entriesOf(log.entries, kind, slug).at(-1);
    const stored = revision && (await tx.selectFrom("revisions").select("data").where("id", "=", revision).execute());
    const data = stored ? JSON.parse(stored[0]?.data ?? "{}") : (files.of(kind, slug) ?? {});
    const linked = tx
      .selectFrom("revisionFiles")
      .select("fileId")
      .where("revisionId", "=", revision ?? "");
    const before = last && (await dataOf(tx, last));
    const hasLeftFile = due.isEnd && !edition;
    const own = files.kindOf(kind);
    const without = own?.officeFields?.length ? own.officeFields : undefined;
    const inMedia = due.isEnd ? [] : await mediaOf(files, { kind, slug, data }, mediaDigests);
    const about = hasLeftFile ? last?.about : own?.posts?.(data);
    return {
      ...numbered(log),
      ...{
        kind,
        slug,
        edition: edition?.id ?? null,
        revision,
        what: eventOf(due, last, about !== undefined),
        from: iso(due.from),
      },
      about,
      until: edition?.publicUntil && !edition.off ? iso(edition.publicUntil) : null,
      ...(last && hasLeftFile
        ? { without: last.without, data: last.data, texts: last.texts }
        : { without, ...contentDigests(data, without) }),
      files: [...(await linked.execute()).map(({ fileId }) => fileId), ...inMedia].sort(),
      changed: before ? changes(own ? shownFields(own) : [], before, data) : null,
    };
  }

  async function enter(tx: Db, log: LogSoFar, source: string, made: LogEntry): Promise<void> {
    const entry = canonicalJson(made);
    const prev = log.rows.at(-1)?.hash ?? "";
    const row = { seq: made.seq, source, entry, prev, hash: chainHash(prev, entry) };
    await tx.insertInto("publications").values(row).execute();
    log.rows.push(row);
    log.entries.push(made);
  }

  /** Enters what is due, and before it that a backup was restored. @returns the log, and how many entries were added */
  async function enterAll(until: number) {
    const asked = { kinds, time: until, digests: isMediaCompared ? undefined : mediaDigests };
    const { due, log } = await duePublications(db, files, asked);
    if (due.length === 0) isMediaCompared = true;
    if (due.length === 0 && !lostHead(log, keptHead)) return { log, added: 0 };
    await readDueMedia(db, files, due, mediaDigests);
    const entered = await db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "publications");
      const { due, log } = await duePublications(tx, files, asked);
      const before = log.rows.length;
      const lost = lostHead(log, keptHead);
      const restored = (lost: RestoredEntry["lost"]): RestoredEntry => ({ ...numbered(log), what: "restored", lost });
      if (lost) await enter(tx, log, `restored after ${lost.hash}`, restored(lost));
      for (const each of due) await enter(tx, log, each.source, await entryOf(tx, each, log));
      return { log, added: log.rows.length - before };
    });
    isMediaCompared = true;
    return entered;
  }

  return {
    read,
    dataOf: (entry) => dataOf(db, entry),
    contents: (entries) => publicContents(db, files, entries),
    verify: () => verifyPublications(db, keptHead),
    async append() {
      if (kinds.length === 0) return 0;
      await publication?.look();
      const number = publication?.number();
      if (number !== undefined && number === settled) return 0;
      if (number !== seen.number) seen = { number, at: now() };
      const { log, added } = await enterAll(now() - undoing);
      const head = log.rows.at(-1);
      if (head && keptHead?.read()?.hash !== head.hash) await keptHead?.write({ seq: head.seq, hash: head.hash });
      // What became public with this number can be undone for a moment, and is added on the next check.
      if (now() - seen.at > undoing) settled = number;
      return added;
    },
  };
}

/** Router context of the publication log. */
export const publicationsContext = createContext<Publications>();
