import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { lastChangesOf } from "./activities.server.ts";
import { isSame } from "./changes.ts";
import { editionsAt, type RecordState, stateOf } from "./editions.ts";
import type { ListedRecord, Page } from "./outcomes.ts";
import type { RecordData } from "./record-data.ts";
import { draftsOf, editionsOfKind, revisionsById } from "./records.rows.server.ts";
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

/** A line of the list before its draft is compared with what is public. */
interface Line extends Omit<ListedRecord, "isChanged" | "byName"> {
  draftId: string | undefined;
}

async function linesOf({ db, now, files }: RecordParts, kind: string, areDiscarded: boolean): Promise<Line[]> {
  const byRecord = new Map<string, EditionRow[]>();
  for (const edition of await editionsOfKind(db, kind))
    byRecord.set(edition.recordId, [...(byRecord.get(edition.recordId) ?? []), edition]);
  const first = files.all(kind);
  const drafts = await draftsOf(db, kind, areDiscarded);
  const lines = drafts.map(({ id, slug, version, draftId, changedAt, data }): Line => {
    const editions = editionsAt(byRecord.get(id) ?? [], now());
    const state = areDiscarded ? "discarded" : stateOf(editions, first.has(slug), now());
    return { slug, state, data: JSON.parse(data) as RecordData, version, draftId, at: changedAt, ...editions };
  });
  if (areDiscarded) return lines;
  const touched = new Set(lines.map(({ slug }) => slug));
  const none = { version: 0, draftId: undefined, at: undefined, current: undefined, ahead: [] };
  const untouched = [...first].filter(([slug]) => !touched.has(slug));
  return [...lines, ...untouched.map(([slug, data]): Line => ({ slug, data, state: "public", ...none }))];
}

/** Whether a draft differs from what is public or comes. */
async function changedOnes({ db, files }: RecordParts, kind: string, lines: Line[]): Promise<Set<string>> {
  const shownBy = ({ current, ahead }: Line) => ahead.at(-1) ?? (current?.off ? undefined : current);
  const ids = lines.flatMap((line) => {
    const id = shownBy(line)?.revisionId;
    return id && id !== line.draftId ? [id] : [];
  });
  const known = new Map<string, RecordData>();
  for (let at = 0; at < ids.length; at += 500)
    for (const { id, data } of await revisionsById(db, ids.slice(at, at + 500))) known.set(id, JSON.parse(data));
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

/** A page of a kind's records, those changed last first, then those that only a file has. */
export async function listRecords(parts: RecordParts, kind: string, filter: ListFilter): Promise<Page<ListedRecord>> {
  const { q = "", state, page = 1 } = filter;
  const words = plain(q).split(/\s+/).filter(Boolean);
  const all = await linesOf(parts, kind, state === "discarded");
  const wanted = all.filter((line) => {
    if (state === "following" && !(line.state === "public" && line.current?.follows)) return false;
    if (state && state !== "following" && state !== "changed" && line.state !== state) return false;
    return words.length === 0 || hasWords(line.data, words);
  });
  const isFiltered = state === "changed";
  const changed = isFiltered ? await changedOnes(parts, kind, wanted) : undefined;
  const found = changed ? wanted.filter(({ slug }) => changed.has(slug)) : wanted;
  const pages = Math.max(1, Math.ceil(found.length / recordsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const lines = found.slice((shown - 1) * recordsPerPage, shown * recordsPerPage);
  const changes = changed ?? (await changedOnes(parts, kind, lines));
  const last = await lastChangesOf(
    parts.db,
    kind,
    lines.flatMap(({ slug, at }) => (at === undefined ? [] : [slug])),
  );
  const items = lines.map(({ draftId: _draftId, ...line }) => {
    return { ...line, isChanged: changes.has(line.slug), byName: last.get(line.slug)?.byName };
  });
  return { items, total: found.length, page: shown, pages };
}
