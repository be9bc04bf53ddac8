import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { editionsAt } from "#app/platform/records/editions.ts";
import type { FirstVersions } from "#app/platform/records/first-versions.server.ts";
import { dataOfRevisions } from "#app/platform/records/records.rows.server.ts";
import { isPublicFrom, type LogEntry, newestEntries, type PublicationEntry } from "./entry.ts";
import type { MediaDigests } from "./media-digests.server.ts";
import { isContentOf } from "./public-content.ts";
import { readLog } from "./read-log.server.ts";

/** Something that became public, or ended, and is not in the log. */
export interface DuePublication {
  source: string;
  kind: string;
  slug: string;
  /** Undefined for a record that is public as in its file. */
  edition?: EditionRow | undefined;
  isEnd: boolean;
  from: number;
}

/** The end of an edition whose last day has passed, unless another one had replaced it by then. */
function endOf(edition: EditionRow, editions: EditionRow[], time: number): number | undefined {
  const { publicUntil, off, id } = edition;
  if (off || publicUntil === null || publicUntil > time) return undefined;
  return editionsAt(editions, publicUntil).current?.id === id ? publicUntil : undefined;
}

/** The records of kinds that became public as in their file, or changed there, or are no longer there. */
function dueInFiles(files: FirstVersions, kinds: string[], entries: LogEntry[], ofOffice: ReadonlySet<string>) {
  const due: Omit<DuePublication, "from">[] = [];
  const newest = newestEntries(entries);
  for (const kind of kinds) {
    const inFile = files.all(kind);
    const logged = [...newest.values()].filter((entry) => entry.kind === kind).map(({ slug }) => slug);
    for (const slug of new Set([...inFile.keys(), ...logged])) {
      if (ofOffice.has(`${kind}/${slug}`)) continue;
      const last = newest.get(`${kind}/${slug}`);
      const data = inFile.get(slug);
      const wasPublic = last !== undefined && last.what !== "ended" && last.what !== "takenOff";
      const isEnd = data === undefined;
      const isDue = isEnd ? wasPublic && last.edition === null : !wasPublic || !isContentOf(data, last);
      if (isDue) due.push({ source: `${kind}/${slug} after ${last?.seq ?? 0}`, kind, slug, isEnd });
    }
  }
  return due;
}

/** The files of content/media that pages show of a record, as SHA-256. */
export const mediaOf = async (
  files: FirstVersions,
  { kind, slug, data }: { kind: string; slug: string; data: object | undefined },
  digests?: MediaDigests,
): Promise<string[]> => (data && (await digests?.(files.kindOf(kind)?.mediaOf?.(data, slug) ?? []))) ?? [];

/** Reads the files of what is due before the transaction that enters it, in which all others would wait for the disk. */
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

/** The records whose file in content/media has other bytes than their newest entry says. */
async function dueByMedia(db: Db, files: FirstVersions, entries: LogEntry[], digests: MediaDigests) {
  const open = [...newestEntries(entries).values()].filter((entry) => isPublicFrom(entry));
  const withMedia = open.filter(({ kind }) => files.kindOf(kind)?.mediaOf);
  const revisions = withMedia.flatMap(({ revision }) => revision ?? []);
  const stored = await dataOfRevisions(db, revisions);
  const due: (Omit<DuePublication, "from" | "edition"> & { entry: PublicationEntry })[] = [];
  for (const entry of withMedia) {
    const { kind, slug, seq, revision } = entry;
    const data = revision ? stored.get(revision) : files.of(kind, slug);
    const now = await mediaOf(files, { kind, slug, data }, digests);
    const isGone = revision === null && entry.files.some((each) => !now.includes(each));
    if (isGone || now.some((each) => !entry.files.includes(each)))
      due.push({ source: `${kind}/${slug} after ${seq}`, kind, slug, entry, isEnd: false });
  }
  return due;
}

/**
 * The log, and what it lacks at a time, the earliest first: each edition that became public, each end, and each record
 * that is public as in its file, or was until it left it, or whose file in content/media changed.
 * @param kinds the kinds that law asks for
 * @param digests without it, files of content/media are not looked at
 */
export async function duePublications(
  db: Db,
  files: FirstVersions,
  { kinds, time, digests }: { kinds: string[]; time: number; digests?: MediaDigests | undefined },
) {
  const log = await readLog(db);
  const { rows, entries } = log;
  const known = new Set(rows.map(({ source }) => source));
  const editions = await db
    .selectFrom("editions")
    .innerJoin("records", "records.id", "editions.recordId")
    .selectAll("editions")
    .select(["kind", "slug"])
    .where("kind", "in", kinds)
    .where("publicFrom", "<=", time)
    .orderBy("publicFrom")
    .orderBy("number")
    .execute();
  const due: DuePublication[] = [];
  for (const { kind, slug, ...edition } of editions) {
    const own = editions.filter(({ recordId }) => recordId === edition.recordId);
    due.push({ source: edition.id, kind, slug, edition, isEnd: false, from: edition.publicFrom });
    const end = endOf(edition, own, time);
    if (end !== undefined) due.push({ source: `${edition.id} end`, kind, slug, edition, isEnd: true, from: end });
  }
  const ofOffice = new Set(editions.map(({ kind, slug }) => `${kind}/${slug}`));
  due.push(...dueInFiles(files, kinds, entries, ofOffice).map((each) => ({ ...each, from: time })));
  const missing = due.filter(({ source }) => !known.has(source));
  const isMissing = new Set(missing.map(({ kind, slug }) => `${kind}/${slug}`));
  for (const { entry, ...each } of digests ? await dueByMedia(db, files, entries, digests) : [])
    if (!isMissing.has(`${each.kind}/${each.slug}`))
      missing.push({ ...each, edition: editions.find(({ id }) => id === entry.edition), from: time });
  return { due: missing.toSorted((one, other) => one.from - other.from), log };
}
