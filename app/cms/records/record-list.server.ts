import type { RecordData } from "./draft.ts";
import { hasWords, wordsIn } from "./draft-words.server.ts";
import { editionsOfMany } from "./edition-rows.server.ts";
import { editionsAt, type ListState, lastShown, recordStateOf } from "./editions.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { lastChangesOf, type RecordSelection, recordsOf, revisionsById, slugsWithRow } from "./record-rows.server.ts";
import { type ComparedRecord, matchesFilter, recordStatuses, withChangedDraft } from "./record-statuses.server.ts";
import type { ListedRecord, Paginated } from "./record-types.ts";

export interface RecordListFilter {
  q?: string | undefined;
  state?: ListState | undefined;
  page?: number | undefined;
}

const recordsPerPage = 50;

interface ListCandidate extends Pick<ListedRecord, "slug" | "version" | "at"> {
  id: string | undefined;
  draftId: string | undefined;
  day: string | undefined;
}

type Line = Omit<ListedRecord, "isChanged" | "byName" | "data"> & ListCandidate;

const dayColumn = (kind: RecordKind | undefined): string | undefined =>
  kind?.columns.find((column) => kind.fields.some(({ name, type }) => name === column && type === "day"));

/** A draft may hold anything; checking the form of the day is enough, as there may be thousands. */
const dayIn = (text: unknown): string | undefined =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;

const fromRow = ({
  id,
  slug,
  version,
  draftId,
  changedAt,
  day,
}: Awaited<ReturnType<typeof recordsOf>>[0]): ListCandidate => {
  return { id, slug, version, draftId, at: changedAt, day: dayIn(day) };
};

async function recordsOnlyInFile(
  { db, files }: RecordParts,
  { kind, areDiscarded, words }: RecordSelection,
  day: string | undefined,
): Promise<ListCandidate[]> {
  if (areDiscarded) return [];
  const inFile = [...files.all(kind)].filter(([, data]) => words.length === 0 || hasWords(data, words));
  const touched = await slugsWithRow(
    db,
    kind,
    inFile.map(([slug]) => slug),
  );
  const none = { id: undefined, version: 0, draftId: undefined, at: undefined };
  return inFile.flatMap(([slug, data]) =>
    touched.has(slug) ? [] : { slug, ...none, day: day === undefined ? undefined : dayIn(data[day]) },
  );
}

async function linesOf(
  parts: RecordParts,
  { kind, areDiscarded }: RecordSelection,
  found: ListCandidate[],
): Promise<Line[]> {
  const { db, now, files } = parts;
  const ids = found.flatMap(({ id }) => id ?? []);
  const byRecord = Map.groupBy(await editionsOfMany(db, ids), ({ recordId }) => recordId);
  return found.map((each): Line => {
    const editions = editionsAt(byRecord.get(each.id ?? "") ?? [], now());
    const isInFile = files.of(kind, each.slug) !== undefined;
    return { ...each, state: areDiscarded ? "discarded" : recordStateOf(editions, isInFile, now()), ...editions };
  });
}

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

function comparedOf(kind: string, { slug, draftId, ...editions }: Line): ComparedRecord {
  return { kind, slug, draftId, shownId: lastShown(editions)?.revisionId, isOff: Boolean(editions.current?.off) };
}

const pageRange = (page: number, total: number) => {
  const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / recordsPerPage)));
  return { page: shown, from: (shown - 1) * recordsPerPage, to: shown * recordsPerPage };
};

async function inState(
  parts: RecordParts,
  which: RecordSelection,
  state: ListState,
): Promise<(found: ListCandidate) => boolean> {
  const standings = await recordStatuses(parts, which);
  const now = parts.now();
  const idsOf = (meant: typeof standings) => new Set<string | undefined>(meant.map(({ id }) => id));
  if (state === "public") {
    const others = idsOf(standings.filter((each) => !matchesFilter(each, state, now)));
    return ({ id }) => !others.has(id);
  }
  const meant = standings.filter((each) => matchesFilter(each, state, now));
  const isDraft = (each: (typeof meant)[number]) => each.state === "draft";
  const changed = ["changed", "unpublished"].includes(state)
    ? new Set(
        await withChangedDraft(
          parts,
          meant.filter((each) => !isDraft(each)),
        ),
      )
    : undefined;
  const ids = idsOf(changed ? meant.filter((each) => isDraft(each) || changed.has(each)) : meant);
  return ({ id }) => ids.has(id);
}

/** Latest first; records without a day come first, as none of them is public. */
function byDay({ day: one }: ListCandidate, { day: other }: ListCandidate): number {
  if (one === other) return 0;
  if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
  return one < other ? 1 : -1;
}

async function matchingRecords(parts: RecordParts, which: RecordSelection): Promise<ListCandidate[]> {
  const day = dayColumn(parts.files.kindOf(which.kind));
  const rows = await recordsOf(parts.db, which, day);
  const found = [...rows.map(fromRow), ...(await recordsOnlyInFile(parts, which, day))];
  return day === undefined ? found : found.sort(byDay);
}

export async function listRecords(
  parts: RecordParts,
  kind: string,
  filter: RecordListFilter,
): Promise<Paginated<ListedRecord>> {
  const { q = "", state, page: asked = 1 } = filter;
  const areDiscarded = state === "discarded";
  const which: RecordSelection = { kind, areDiscarded, words: wordsIn(q) };
  const all = await matchingRecords(parts, which);
  const found = state && !areDiscarded ? all.filter(await inState(parts, which, state)) : all;
  const total = found.length;
  const { page, from, to } = pageRange(asked, total);
  const lines = await linesOf(parts, which, found.slice(from, to));
  const changed = await withChangedDraft(
    parts,
    lines.map((line) => comparedOf(kind, line)),
  );
  const changes = new Set(changed.map(({ slug }) => slug));
  const drafts = await draftsOf(parts, kind, lines);
  const touched = lines.flatMap(({ slug, at }) => (at === undefined ? [] : [slug]));
  const last = await lastChangesOf(parts.db, kind, touched);
  const items = lines.map(({ id: _id, draftId: _draftId, day: _day, ...line }) => {
    const { slug } = line;
    return { ...line, data: drafts.get(slug) ?? {}, isChanged: changes.has(slug), byName: last.get(slug)?.byName };
  });
  return { items, total, page, pages: Math.max(1, Math.ceil(total / recordsPerPage)) };
}
