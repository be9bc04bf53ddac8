import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { lastChangesOf } from "./activities.server.ts";
import { isSame } from "./changes.ts";
import { editionsAt, type RecordState, stateOf } from "./editions.ts";
import type { ListedRecord, Page } from "./outcomes.ts";
import type { RecordData } from "./record-data.ts";
import { draftsOf, editionsOfMany, recordsOf, revisionsById } from "./records.rows.server.ts";
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

const plain = (text: string) => text.normalize("NFC").toLowerCase();

/** Whether a record's texts have all words. */
function hasWords(data: unknown, words: string[]): boolean {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  collect(data);
  const all = plain(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** A record of the list before it is known what its draft says. */
interface Found extends Pick<ListedRecord, "slug" | "version" | "at"> {
  /** None where only a file has it. */
  id: string | undefined;
  draftId: string | undefined;
}

type Line = Omit<ListedRecord, "isChanged" | "byName"> & Found;

async function foundOf({ db, files }: RecordParts, kind: string, areDiscarded: boolean): Promise<Found[]> {
  const found = (await recordsOf(db, kind, areDiscarded)).map(({ changedAt: at, ...row }): Found => ({ ...row, at }));
  if (areDiscarded) return found;
  const touched = new Set(found.map(({ slug }) => slug));
  const none = { id: undefined, version: 0, draftId: undefined, at: undefined };
  const untouched = [...files.all(kind).keys()].filter((slug) => !touched.has(slug));
  return [...found, ...untouched.map((slug): Found => ({ slug, ...none }))];
}

/** Reads drafts and editions: of a page's records those alone, and of more all of the kind at once. */
async function linesOf(parts: RecordParts, kind: string, found: Found[], areDiscarded: boolean): Promise<Line[]> {
  const { db, now, files } = parts;
  const isPage = found.length <= recordsPerPage;
  const ids = found.flatMap(({ id }) => id ?? []);
  const byRecord = new Map<string, EditionRow[]>();
  for (const edition of await editionsOfMany(db, isPage ? { ids } : { kind })) {
    const editions = byRecord.get(edition.recordId);
    if (editions) editions.push(edition);
    else byRecord.set(edition.recordId, [edition]);
  }
  const draftIds = found.flatMap(({ draftId }) => draftId ?? []);
  const drafts = isPage
    ? new Map((await revisionsById(db, draftIds)).map(({ id, data }) => [id, data]))
    : await draftsOf(db, kind);
  return found.map((each): Line => {
    const { id = "", slug, draftId } = each;
    const editions = editionsAt(byRecord.get(id) ?? [], now());
    const file = files.of(kind, slug);
    const state = areDiscarded ? "discarded" : stateOf(editions, file !== undefined, now());
    const data: RecordData = draftId === undefined ? (file ?? {}) : JSON.parse(drafts.get(draftId) ?? "{}");
    return { ...each, state, data, ...editions };
  });
}

/** Whether a draft differs from what is public or comes. */
async function changedOnes({ db, files }: RecordParts, kind: string, lines: Line[]): Promise<Set<string>> {
  const shownBy = ({ current, ahead }: Line) => ahead.at(-1) ?? (current?.off ? undefined : current);
  const ids = lines.flatMap((line) => {
    const id = shownBy(line)?.revisionId;
    return id && id !== line.draftId ? [id] : [];
  });
  const known = new Map((await revisionsById(db, ids)).map(({ id, data }) => [id, JSON.parse(data) as RecordData]));
  const isChanged = (line: Line) => {
    const shown = shownBy(line);
    if (shown?.revisionId === line.draftId) return false;
    return !isSame(
      line.data,
      shown ? known.get(shown.revisionId) : line.current ? undefined : files.of(kind, line.slug),
    );
  };
  return new Set(lines.filter((line) => line.draftId !== undefined && isChanged(line)).map(({ slug }) => slug));
}

/** What a filter asks for, besides the words of a draft. */
function isMeant({ state, current }: Line, wanted: ListFilter["state"]): boolean {
  if (wanted === "following") return state === "public" && Boolean(current?.follows);
  return !wanted || wanted === "changed" || state === wanted;
}

/** A page of a kind's records, those changed last first, then those that only a file has. */
export async function listRecords(parts: RecordParts, kind: string, filter: ListFilter): Promise<Page<ListedRecord>> {
  const { q = "", state, page = 1 } = filter;
  const words = plain(q).split(/\s+/).filter(Boolean);
  const areDiscarded = state === "discarded";
  let found: Found[] = await foundOf(parts, kind, areDiscarded);
  const isNarrowed = words.length > 0 || (state !== undefined && !areDiscarded);
  if (isNarrowed) {
    const all = await linesOf(parts, kind, found, areDiscarded);
    const meant = all.filter((line) => isMeant(line, state) && (words.length === 0 || hasWords(line.data, words)));
    const changed = state === "changed" ? await changedOnes(parts, kind, meant) : undefined;
    found = changed ? meant.filter(({ slug }) => changed.has(slug)) : meant;
  }
  const pages = Math.max(1, Math.ceil(found.length / recordsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const onPage = found.slice((shown - 1) * recordsPerPage, shown * recordsPerPage);
  const lines = await linesOf(parts, kind, onPage, areDiscarded);
  const changes = await changedOnes(parts, kind, lines);
  const last = await lastChangesOf(
    parts.db,
    kind,
    lines.flatMap(({ slug, at }) => (at === undefined ? [] : [slug])),
  );
  const items = lines.map(({ id: _id, draftId: _draftId, ...line }) => {
    return { ...line, isChanged: changes.has(line.slug), byName: last.get(line.slug)?.byName };
  });
  return { items, total: found.length, page: shown, pages };
}
