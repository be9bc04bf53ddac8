import { lastChangesOf } from "./activities.server.ts";
import { isSame } from "./changes.ts";
import { hasWords, wordsIn } from "./draft-words.ts";
import { editionsAt, type RecordState, stateOf } from "./editions.ts";
import type { ListedRecord, Page } from "./outcomes.ts";
import type { RecordData } from "./record-data.ts";
import { countOf, editionsOfMany, recordsOf, revisionsById, touchedOf, type Wanted } from "./records.rows.server.ts";
import type { RecordParts } from "./write.server.ts";

/** Which records are listed. */
export interface ListFilter {
  /** Words that a text of the draft has, in either language. */
  q?: string | undefined;
  /** `changed`: the draft differs from what is public; `following`: a language is missing, in public. */
  state?: RecordState | "changed" | "following" | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** Records of a page of a list. */
export const recordsPerPage = 50;

/** A record of the list before it is known what its draft says. */
interface Found extends Pick<ListedRecord, "slug" | "version" | "at"> {
  /** None where only a file has it. */
  id: string | undefined;
  draftId: string | undefined;
}

type Line = Omit<ListedRecord, "isChanged" | "byName" | "data"> & Found;

const fromRow = ({ changedAt: at, ...row }: Awaited<ReturnType<typeof recordsOf>>[0]): Found => ({ ...row, at });

/** The records that only a file has. */
async function untouchedOf({ db, files }: RecordParts, { kind, areDiscarded, words }: Wanted): Promise<Found[]> {
  if (areDiscarded) return [];
  const inFile = [...files.all(kind)].filter(([, data]) => words.length === 0 || hasWords(data, words));
  const touched = await touchedOf(
    db,
    kind,
    inFile.map(([slug]) => slug),
  );
  const none = { id: undefined, version: 0, draftId: undefined, at: undefined };
  return inFile.flatMap(([slug]) => (touched.has(slug) ? [] : { slug, ...none }));
}

/** Reads editions: of a page's records those alone, and of more all of the kind at once. */
async function linesOf(parts: RecordParts, { kind, areDiscarded }: Wanted, found: Found[]): Promise<Line[]> {
  const { db, now, files } = parts;
  const isPage = found.length <= recordsPerPage;
  const ids = found.flatMap(({ id }) => id ?? []);
  const byRecord = Map.groupBy(await editionsOfMany(db, isPage ? { ids } : { kind }), ({ recordId }) => recordId);
  return found.map((each): Line => {
    const editions = editionsAt(byRecord.get(each.id ?? "") ?? [], now());
    const isInFile = files.of(kind, each.slug) !== undefined;
    return { ...each, state: areDiscarded ? "discarded" : stateOf(editions, isInFile, now()), ...editions };
  });
}

/** The drafts of some records, by their names. */
async function draftsOf({ db, files }: RecordParts, kind: string, lines: Line[]): Promise<Map<string, RecordData>> {
  const rows = await revisionsById(
    db,
    lines.flatMap(({ draftId }) => draftId ?? []),
  );
  const known = new Map(rows.map(({ id, data }) => [id, data]));
  return new Map(
    lines.map(({ slug, draftId }) => [
      slug,
      draftId === undefined ? (files.of(kind, slug) ?? {}) : JSON.parse(known.get(draftId) ?? "{}"),
    ]),
  );
}

/** The names of those whose draft differs from what is public or comes. */
async function changedOnes({ db, files }: RecordParts, kind: string, lines: Line[]): Promise<Set<string>> {
  const shownBy = ({ current, ahead }: Line) => ahead.at(-1) ?? (current?.off ? undefined : current);
  const suspects = lines.filter((line) => line.draftId !== undefined && line.draftId !== shownBy(line)?.revisionId);
  const ids = suspects.flatMap((line) => [line.draftId ?? "", shownBy(line)?.revisionId ?? ""]).filter(Boolean);
  const known = new Map((await revisionsById(db, ids)).map(({ id, data }) => [id, JSON.parse(data) as RecordData]));
  const isChanged = (line: Line) => {
    const shown = shownBy(line);
    const before = shown ? known.get(shown.revisionId) : line.current ? undefined : files.of(kind, line.slug);
    return !isSame(known.get(line.draftId ?? ""), before);
  };
  return new Set(suspects.filter(isChanged).map(({ slug }) => slug));
}

/** What a filter asks for, besides the words of a draft. */
function isMeant({ state, current }: Line, wanted: ListFilter["state"]): boolean {
  if (wanted === "following") return state === "public" && Boolean(current?.follows);
  return !wanted || wanted === "changed" || state === wanted;
}

/** How many records there are, and those of a page, in the order of their last change, then of the file. */
interface Part {
  total: number;
  page: number;
  found: Found[];
}

const placeOn = (page: number, total: number) => {
  const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / recordsPerPage)));
  return { page: shown, from: (shown - 1) * recordsPerPage, to: shown * recordsPerPage };
};

/** A page of all that are meant, of which the store reads no more than that. */
async function partOfAll(parts: RecordParts, which: Wanted, asked: number): Promise<Part> {
  const { db } = parts;
  const count = await countOf(db, which);
  const untouched = await untouchedOf(parts, which);
  const total = count + untouched.length;
  const { page, from, to } = placeOn(asked, total);
  const rows = from < count ? await recordsOf(db, which, { limit: recordsPerPage, offset: from }) : [];
  const found = [...rows.map(fromRow), ...untouched.slice(Math.max(0, from - count), Math.max(0, to - count))];
  return { total, page, found };
}

/** A page of those in a state, which only the editions of all say. */
async function partInState(
  parts: RecordParts,
  which: Wanted,
  state: ListFilter["state"],
  asked: number,
): Promise<Part> {
  const all = [...(await recordsOf(parts.db, which)).map(fromRow), ...(await untouchedOf(parts, which))];
  const meant = (await linesOf(parts, which, all)).filter((line) => isMeant(line, state));
  const changed = state === "changed" ? await changedOnes(parts, which.kind, meant) : undefined;
  const found = changed ? meant.filter(({ slug }) => changed.has(slug)) : meant;
  const { page, from, to } = placeOn(asked, found.length);
  return { total: found.length, page, found: found.slice(from, to) };
}

/** A page of a kind's records, those changed last first, then those that only a file has. */
export async function listRecords(parts: RecordParts, kind: string, filter: ListFilter): Promise<Page<ListedRecord>> {
  const { q = "", state, page: asked = 1 } = filter;
  const areDiscarded = state === "discarded";
  const which: Wanted = { kind, areDiscarded, words: wordsIn(q) };
  const part =
    state && !areDiscarded ? await partInState(parts, which, state, asked) : await partOfAll(parts, which, asked);
  const { total, page, found } = part;
  const lines = await linesOf(parts, which, found);
  const changes = await changedOnes(parts, kind, lines);
  const drafts = await draftsOf(parts, kind, lines);
  const touched = lines.flatMap(({ slug, at }) => (at === undefined ? [] : [slug]));
  const last = await lastChangesOf(parts.db, kind, touched);
  const items = lines.map(({ id: _id, draftId: _draftId, ...line }) => {
    const { slug } = line;
    return { ...line, data: drafts.get(slug) ?? {}, isChanged: changes.has(slug), byName: last.get(slug)?.byName };
  });
  return { items, total, page, pages: Math.max(1, Math.ceil(total / recordsPerPage)) };
}
