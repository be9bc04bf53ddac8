import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { sql } from "kysely";
import type { FirstVersions } from "#app/cms/records/kind-files.server.ts";
import { dataOfRevisions } from "#app/cms/records/record-rows.server.ts";
import { type Db, inChunks } from "#app/lib/db/database.server.ts";
import type { EditionRow } from "#app/lib/db/record-tables.ts";
import { isContentOf, isPublicFrom, type LogEntry, type PublicationEntry } from "./log-entry.ts";
import { logInParts, newestAbout, newestAmong } from "./read-log.server.ts";

export interface DuePublication {
  source: string;
  kind: string;
  slug: string;
  edition?: EditionRow | undefined;
  isEnd: boolean;
  from: number;
  /** Of a file: the newest entry about its record, 0 without one; due only while that is still the newest. */
  after?: number;
}

/** Editions that are looked at in one turn of the event loop. */
const most = 500;

async function missingEditions(
  db: Db,
  column: "publicFrom" | "publicUntil",
  { kinds, since, time }: { kinds: string[]; since: number; time: number },
): Promise<DuePublication[]> {
  const suffix = column === "publicUntil" ? " end" : "";
  const ids: string[] = [];
  let last = { at: since, id: "" };
  for (;;) {
    const rows = await db
      .selectFrom("editions")
      .innerJoin("records", "records.id", "editions.recordId")
      .leftJoin("publications", (join) =>
        join.on("source", "=", sql<string>`${sql.ref("editions.id")} || ${sql.lit(suffix)}`),
      )
      .select(["editions.id", `editions.${column} as at`, "records.kind", "source"])
      .where((eb) => eb(eb.refTuple(`editions.${column}`, "editions.id"), ">", eb.tuple(last.at, last.id)))
      .where(column, "<=", time)
      .orderBy(`editions.${column}`)
      .orderBy("editions.id")
      .limit(most)
      .execute();
    ids.push(...rows.filter(({ kind, source }) => source === null && kinds.includes(kind)).map(({ id }) => id));
    const end = rows.at(-1);
    if (!end || rows.length < most) break;
    last = { at: end.at ?? time, id: end.id };
    await nextRound();
  }
  const due: DuePublication[] = [];
  for (const part of inChunks(ids)) {
    const editions = await db
      .selectFrom("editions")
      .innerJoin("records", "records.id", "editions.recordId")
      .selectAll("editions")
      .select(["records.kind", "slug"])
      .where("editions.id", "in", part)
      // An edition that another had replaced by then does not end.
      .$if(column === "publicUntil", (query) =>
        query
          .where("off", "is", null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("editions as later")
                  .select("later.id")
                  .whereRef("later.recordId", "=", "editions.recordId")
                  .whereRef("later.number", ">", "editions.number")
                  .whereRef("later.publicFrom", "<=", "editions.publicUntil"),
              ),
            ),
          ),
      )
      .execute();
    for (const { kind, slug, ...edition } of editions)
      due.push({
        ...{ source: edition.id + suffix, kind, slug, edition },
        ...{ isEnd: column === "publicUntil", from: edition[column] ?? time },
      });
  }
  return due;
}

export async function dueEditions(
  db: Db,
  span: { kinds: string[]; since: number; time: number },
): Promise<DuePublication[]> {
  return [...(await missingEditions(db, "publicFrom", span)), ...(await missingEditions(db, "publicUntil", span))];
}

export const mediaOf = async (
  files: FirstVersions,
  { kind, slug, data }: { kind: string; slug: string; data: object | undefined },
  digests?: MediaDigests,
): Promise<string[]> => (data && (await digests?.(files.kindOf(kind)?.mediaOf?.(data, slug) ?? []))) ?? [];

/** Before the transaction that enters it, in which all others would wait for the disk. */
export async function readDueMedia(
  db: Db,
  files: FirstVersions,
  due: DuePublication[],
  digests?: MediaDigests,
): Promise<void> {
  const revisions = due.flatMap(({ edition }) => edition?.revisionId ?? []);
  const stored = await dataOfRevisions(db, revisions);
  for (const { kind, slug, edition } of due) {
    const data = edition ? stored.get(edition.revisionId) : files.of(kind, slug);
    await mediaOf(files, { kind, slug, data }, digests);
  }
}

/** Records with editions whose time has come: their files no longer matter. */
async function namesOfOffice(db: Db, kinds: string[], slugs: string[], time: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (const part of inChunks(slugs)) {
    const found = await db
      .selectFrom("records")
      .select(["kind", "slug"])
      .where("kind", "in", kinds)
      .where("slug", "in", part)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("editions")
            .select("editions.id")
            .whereRef("recordId", "=", "records.id")
            .where("publicFrom", "<=", time),
        ),
      )
      .execute();
    for (const { kind, slug } of found) names.add(`${kind}/${slug}`);
  }
  return names;
}

function isDueInFile(data: object | undefined, last: PublicationEntry | undefined): boolean {
  const wasPublic = last !== undefined && last.what !== "ended" && last.what !== "takenOff";
  if (data === undefined) return wasPublic && last.edition === null;
  return !wasPublic || !isContentOf(data, last);
}

interface FileSearch {
  kinds: string[];
  time: number;
  digests: MediaDigests | undefined;
}

/** Reads the whole log, a part at a time: files change only with a start, or while the site is set up. */
export async function dueInFiles(
  db: Db,
  files: FirstVersions,
  { kinds, time, digests }: FileSearch,
): Promise<DuePublication[]> {
  const due: DuePublication[] = [];
  const add = (kind: string, slug: string, last: LogEntry | undefined, more: Partial<DuePublication>) => {
    const after = last?.seq ?? 0;
    due.push({ source: `${kind}/${slug} after ${after}`, kind, slug, isEnd: false, from: time, after, ...more });
  };
  const inFile = kinds.flatMap((kind) => [...files.all(kind)].map(([slug, data]) => ({ kind, slug, data })));
  const slugs = [...new Set(inFile.map(({ slug }) => slug))];
  const ofOffice = await namesOfOffice(db, kinds, slugs, time);
  for (const { kind, slug, data } of inFile) {
    if (ofOffice.has(`${kind}/${slug}`)) continue;
    const last = await newestAbout(db, kind, slug);
    if (isDueInFile(data, last)) add(kind, slug, last, {});
  }
  const known = new Set(due.map(({ kind, slug }) => `${kind}/${slug}`));
  for await (const rows of logInParts(db)) {
    const newest = await newestAmong(
      db,
      rows.map(({ entry }) => JSON.parse(entry)),
    );
    const gone = newest.filter(({ kind, slug }) => kinds.includes(kind) && !files.of(kind, slug));
    const stillOfOffice = await namesOfOffice(db, kinds, [...new Set(gone.map(({ slug }) => slug))], time);
    for (const last of gone)
      if (isDueInFile(undefined, last) && !stillOfOffice.has(`${last.kind}/${last.slug}`))
        add(last.kind, last.slug, last, { isEnd: true });
    if (!digests) continue;
    const withMedia = newest.filter((entry) => isPublicFrom(entry) && files.kindOf(entry.kind)?.mediaOf);
    const revisions = withMedia.flatMap(({ revision }) => revision ?? []);
    const stored = await dataOfRevisions(db, revisions);
    for (const entry of withMedia) {
      const { kind, slug, revision } = entry;
      const data = revision ? stored.get(revision) : files.of(kind, slug);
      const now = await mediaOf(files, { kind, slug, data }, digests);
      const isGone = revision === null && entry.files.some((each) => !now.includes(each));
      if (known.has(`${kind}/${slug}`) || !(isGone || now.some((each) => !entry.files.includes(each)))) continue;
      add(kind, slug, entry, { edition: await editionOf(db, entry.edition) });
    }
  }
  return due;
}

async function editionOf(db: Db, id: string | null): Promise<EditionRow | undefined> {
  return id === null ? undefined : db.selectFrom("editions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** SHA-256 of those files that exist; paths are below content/media. */
export type MediaDigests = (paths: string[]) => Promise<string[]>;

async function digestAt(path: string): Promise<string[]> {
  try {
    return [
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Reads each file once: a file that is replaced while the site runs is public from the next start. */
export function createMediaDigests(folder: () => string): MediaDigests {
  const known = new Map<string, Promise<string[]>>();
  return async (paths) => {
    const digests = paths.map((path) => {
      const place = join(folder(), "media", path);
      const read = known.get(place) ?? digestAt(place);
      known.set(place, read);
      read.catch(() => known.delete(place));
      return read;
    });
    return (await Promise.all(digests)).flat();
  };
}
