import { lastChangesOf } from "./activities.server.ts";
import { hasWords, wordsIn } from "./draft-words.ts";
import { editionsAt, lastShown, stateOf } from "./editions.ts";
import type { ListedRecord, Page } from "./outcomes.ts";
import type { RecordData } from "./record-data.ts";
import { countOf, editionsOfMany, recordsOf, revisionsById, touchedOf, type Wanted } from "./records.rows.server.ts";
import { type Compared, changedOf, isMeant, type ListState, standingsOf } from "./standings.server.ts";
import type { RecordParts } from "./write.server.ts";

/** Which records are listed. */
export interface ListFilter {
  /** Words that a text of the draft has, in either language. */
  q?: string | undefined;
  state?: ListState | undefined;
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

const fromRow = ({ id, slug, version, draftId, changedAt }: Awaited<ReturnType<typeof recordsOf>>[0]): Found => {
  return { id, slug, version, draftId, at: changedAt };
};

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

/** Reads the editions of a page's records. */
async function linesOf(parts: RecordParts, { kind, areDiscarded }: Wanted, found: Found[]): Promise<Line[]> {
  const { db, now, files } = parts;
  const ids = found.flatMap(({ id }) => id ?? []);
  const byRecord = Map.groupBy(await editionsOfMany(db, ids), ({ recordId }) => recordId);
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

/** A line with what its draft is compared with. */
function comparedOf(kind: string, { slug, draftId, ...editions }: Line): Compared {
  return { kind, slug, draftId, shownId: lastShown(editions)?.revisionId, isOff: Boolean(editions.current?.off) };
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

/** A page of all that are meant but for some; to pass over those, the store reads all that come before the page, too. */
async function partOfAll(parts: RecordParts, which: Wanted, asked: number, but = new Set<string>()): Promise<Part> {
  const { db } = parts;
  const count = (await countOf(db, which)) - but.size;
  const untouched = await untouchedOf(parts, which);
  const total = count + untouched.length;
  const { page, from, to } = placeOn(asked, total);
  const offset = but.size === 0 ? from : 0;
  const rows = from < count ? await recordsOf(db, which, { limit: to + but.size - offset, offset }) : [];
  const shown = rows.filter(({ id }) => !but.has(id)).slice(from - offset, to - offset);
  const found = [...shown.map(fromRow), ...untouched.slice(Math.max(0, from - count), Math.max(0, to - count))];
  return { total, page, found };
}

/** A page of those in a state, for which the store reads a row of each record that is not simply public. */
async function partInState(parts: RecordParts, which: Wanted, state: ListState, asked: number): Promise<Part> {
  const standings = await standingsOf(parts, which);
  const now = parts.now();
  if (state === "public") {
    const others = standings.filter((each) => !isMeant(each, state, now));
    return partOfAll(parts, which, asked, new Set(others.map(({ id }) => id)));
  }
  const meant = standings.filter((each) => isMeant(each, state, now));
  const isDraft = (each: (typeof meant)[number]) => each.state === "draft";
  const changed = ["changed", "unpublished"].includes(state)
    ? new Set(
        await changedOf(
          parts,
          meant.filter((each) => !isDraft(each)),
        ),
      )
    : undefined;
  const found = changed ? meant.filter((each) => isDraft(each) || changed.has(each)) : meant;
  const { page, from, to } = placeOn(asked, found.length);
  return { total: found.length, page, found: found.slice(from, to).map(fromRow) };
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
  const changed = await changedOf(
    parts,
    lines.map((line) => comparedOf(kind, line)),
  );
  const changes = new Set(changed.map(({ slug }) => slug));
  const drafts = await draftsOf(parts, kind, lines);
  const touched = lines.flatMap(({ slug, at }) => (at === undefined ? [] : [slug]));
  const last = await lastChangesOf(parts.db, kind, touched);
  const items = lines.map(({ id: _id, draftId: _draftId, ...line }) => {
    const { slug } = line;
    return { ...line, data: drafts.get(slug) ?? {}, isChanged: changes.has(slug), byName: last.get(slug)?.byName };
  });
  return { items, total, page, pages: Math.max(1, Math.ceil(total / recordsPerPage)) };
}
