import { setImmediate as nextRound } from "node:timers/promises";
import type { Kysely } from "kysely";
import { createContext } from "react-router";
import { changes } from "#app/cms/records/draft.ts";
import { publicFields, withoutFields } from "#app/cms/records/kind.ts";
import type { FirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import { revisionsById } from "#app/cms/records/record-rows.server.ts";
import { canonicalJson } from "#app/lib/crypto/canonical-json.ts";
import { type Db, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { PublicationRow } from "#app/lib/db/record-tables.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import {
  type DuePublication,
  dueEditions,
  dueInFiles,
  type MediaDigests,
  mediaOf,
  readDueMedia,
} from "./due-publications.server.ts";
import {
  chainHash,
  contentDigests,
  entryVersion,
  isContentOf,
  isPublicFrom,
  type LogEntry,
  type LogHead,
  type PublicationEntry,
  type PublicationEvent,
  type RestoredEntry,
} from "./log-entry.ts";
import {
  countInYear,
  entriesAbout,
  type HeadStore,
  logInParts,
  lostHead,
  newestAbout,
  newestAmong,
  newestHead,
  newestOfOffice,
  postingsOf,
  publicNow,
  restoredEntries,
  rowsAfter,
  type VerifiedLog,
  verifyPublications,
} from "./read-log.server.ts";

/** Only if the digests cover no field that only the office sees. */
function isForAll({ kind, without = [] }: PublicationEntry, files: FirstVersions): boolean {
  const { isInternal, officeFields = [] } = files.kindOf(kind) ?? { isInternal: true };
  return !isInternal && officeFields.every((field) => without.includes(field));
}

/** Canonical JSON by entry number, as in the entry's digest. What was taken off, has ended or changed is left out. */
async function publicContents(db: Db, files: FirstVersions, entries: LogEntry[]): Promise<Map<number, string>> {
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

/** Milliseconds until an edition is entered, so that undoing it in its last moment has ended in all processes. */
const undoing = 5000;

/** Milliseconds by which an edition may be stored late, in a slow transaction or by a clock that differs. */
const lateWrites = 10 * 60_000;

/** Entries of one transaction, so that others wait for some milliseconds at most. */
const atOnce = 10;

interface Parts {
  db: Kysely<Tables>;
  now: () => number;
  files: FirstVersions;
  /** Without it, a restored backup is not noticed. */
  keptHead?: HeadStore | undefined;
  mediaDigests?: MediaDigests | undefined;
  /** While its number stays the same, nothing is read. */
  publication?: Pick<Publication, "number" | "look"> | undefined;
}

/** No answer reads the whole log at once, however long it is. */
export interface Publications {
  head: () => Promise<LogHead | undefined>;
  parts: () => AsyncGenerator<PublicationRow[]>;
  next: (seq: number) => Promise<LogEntry | undefined>;
  about: (kind: string, slug: string) => Promise<PublicationEntry[]>;
  newest: (kind: string, slug: string) => Promise<PublicationEntry | undefined>;
  hashOf: (entry: PublicationEntry) => Promise<string>;
  newestOfOffice: (kind: string) => Promise<PublicationEntry | undefined>;
  postings: (kind: string, slug: string) => Promise<PublicationEntry[]>;
  restored: () => Promise<RestoredEntry[]>;
  publicNow: () => Promise<{ kind: string; slug: string; seq: number }[]>;
  dataOf: (entry: PublicationEntry) => Promise<object | undefined>;
  contents: (entries: LogEntry[]) => Promise<Map<number, string>>;
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

/** If several processes share a store, each entry is made by one of them. */
export function createPublications({ db, now, files, keptHead, mediaDigests, publication }: Parts): Publications {
  const kinds = files.kinds.filter(({ isStatutory, posts }) => isStatutory || posts).map(({ name }) => name);

  let seen: { number: number | undefined; at: number } = { number: undefined, at: now() };
  let settled: number | undefined;
  /** Until when all editions were compared with the log; undefined until that was done once. */
  let compared: number | undefined;
  /** A process that started earlier may have compared other records of the files. */
  let filesCompared: unknown[] = [];

  async function dataOf(tx: Db, entry: PublicationEntry): Promise<object | undefined> {
    const { kind, slug, revision } = entry;
    if (!revision) {
      const inFile = files.of(kind, slug);
      return inFile && isContentOf(inFile, entry) ? inFile : undefined;
    }
    const row = await tx.selectFrom("revisions").select("data").where("id", "=", revision).executeTakeFirst();
    return row && JSON.parse(row.data);
  }

  async function numbered(tx: Db, head: LogHead | undefined) {
    const time = now();
    const year = Number(indiaTime(time).day.slice(0, 4));
    const numberInYear = (await countInYear(tx, year)) + 1;
    return { version: entryVersion, seq: (head?.seq ?? 0) + 1, year, numberInYear, at: iso(time) };
  }

  async function entryOf(
    tx: Db,
    { due, head, last }: { due: DuePublication; head: LogHead | undefined; last: PublicationEntry | undefined },
  ): Promise<PublicationEntry> {
    const { kind, slug, edition } = due;
    const revision = edition?.revisionId ?? null;
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
      ...(await numbered(tx, head)),
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
      changed: before ? changes(own ? publicFields(own) : [], before, data) : null,
    };
  }

  async function enter(tx: Db, head: LogHead | undefined, source: string, made: LogEntry): Promise<LogHead> {
    const entry = canonicalJson(made);
    const prev = head?.hash ?? "";
    const row = { seq: made.seq, source, entry, prev, hash: chainHash(prev, entry) };
    await tx.insertInto("publications").values(row).execute();
    return row;
  }

  /** Before what is due, enters that a backup was restored; leaves out what another process has entered. */
  const enterSome = (some: DuePublication[]) =>
    db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "publications");
      const before = await newestHead(tx);
      let head = before;
      const lost = await lostHead(tx, keptHead);
      if (lost) {
        const restored: RestoredEntry = { ...(await numbered(tx, head)), what: "restored", lost };
        head = await enter(tx, head, `restored after ${lost.hash}`, restored);
      }
      const sources = some.map(({ source }) => source);
      const known = await tx.selectFrom("publications").select("source").where("source", "in", sources).execute();
      const isKnown = new Set(known.map(({ source }) => source));
      for (const due of some) {
        if (isKnown.has(due.source)) continue;
        const last = await newestAbout(tx, due.kind, due.slug);
        if (due.after !== undefined && due.after !== (last?.seq ?? 0)) continue;
        head = await enter(tx, head, due.source, await entryOf(tx, { due, head, last }));
      }
      return { head, added: (head?.seq ?? 0) - (before?.seq ?? 0) };
    });

  /** At first and after files have changed all is compared, later only the time since: a long log costs no more. */
  async function dueUntil(time: number): Promise<DuePublication[]> {
    const since = compared === undefined ? Number.MIN_SAFE_INTEGER : Math.min(compared, time) - lateWrites;
    const due = await dueEditions(db, { kinds, since, time });
    const inFiles = kinds.map((kind) => files.all(kind));
    const areSame = inFiles.every((each, at) => each === filesCompared[at]);
    if (!areSame) {
      const others = await dueInFiles(db, files, { kinds, time, digests: mediaDigests });
      const names = new Set(due.map(({ kind, slug }) => `${kind}/${slug}`));
      due.push(...others.filter(({ kind, slug }) => !names.has(`${kind}/${slug}`)));
    }
    return due.toSorted(
      (one, other) => one.from - other.from || (one.edition?.number ?? 0) - (other.edition?.number ?? 0),
    );
  }

  async function enterAll(time: number) {
    const inFiles = kinds.map((kind) => files.all(kind));
    const due = await dueUntil(time);
    await readDueMedia(db, files, due, mediaDigests);
    let entered = { head: await newestHead(db), added: 0 };
    if (due.length === 0 && (await lostHead(db, keptHead))) entered = await enterSome([]);
    for (let at = 0; at < due.length; at += atOnce) {
      const { head, added } = await enterSome(due.slice(at, at + atOnce));
      entered = { head, added: entered.added + added };
      await nextRound();
    }
    compared = time;
    filesCompared = inFiles;
    return entered;
  }

  return {
    head: () => newestHead(db),
    parts: () => logInParts(db),
    next: async (seq) => (await rowsAfter(db, seq, 1)).map(({ entry }): LogEntry => JSON.parse(entry))[0],
    about: (kind, slug) => entriesAbout(db, kind, slug),
    newest: (kind, slug) => newestAbout(db, kind, slug),
    hashOf: async ({ seq }) => (await rowsAfter(db, seq - 1, 1))[0]?.hash ?? "",
    newestOfOffice: (kind) => newestOfOffice(db, kind),
    postings: (kind, slug) => postingsOf(db, kind, slug),
    restored: () => restoredEntries(db),
    publicNow: () => publicNow(db),
    dataOf: (entry) => dataOf(db, entry),
    contents: (entries) => publicContents(db, files, entries),
    verify: () => verifyPublications(db, keptHead),
    async append() {
      if (kinds.length === 0) return 0;
      await publication?.look();
      const number = publication?.number();
      if (number !== undefined && number === settled) return 0;
      if (number !== seen.number) seen = { number, at: now() };
      const { head, added } = await enterAll(now() - undoing);
      if (head && keptHead?.read()?.hash !== head.hash) await keptHead?.write({ seq: head.seq, hash: head.hash });
      // What became public with this number can be undone for a moment, and is added on the next check.
      if (now() - seen.at > undoing) settled = number;
      return added;
    },
  };
}

export const publicationsContext = createContext<Publications>();
