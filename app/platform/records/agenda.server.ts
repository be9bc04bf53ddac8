import type { EditionRow } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { allEditions, recordsWithoutData } from "./agenda.rows.server.ts";
import { isSame } from "./changes.ts";
import { editionsAt, isImmediate, stateOf } from "./editions.ts";
import { revisionsById } from "./records.rows.server.ts";
import type { RecordParts } from "./write.server.ts";

/** A record that is on the agenda. */
export interface AgendaItem {
  kind: string;
  slug: string;
}

/** What waits for the office, of the kinds that are asked for. Those changed last come first. */
export interface Agenda {
  /** Published in one language; `locale` is missing. */
  following: (AgendaItem & { locale: Locale })[];
  /** Drafts that never were public. */
  drafts: AgendaItem[];
  /** Public, and the draft says something else. */
  changed: AgendaItem[];
  /** Becomes public, or gets a new version, by itself; the soonest first. Milliseconds since 1970. */
  coming: (AgendaItem & { at: number })[];
  /** Ends by itself within a week; the soonest first. */
  ending: (AgendaItem & { at: number })[];
}

const week = 7 * 86_400_000;

type Compared = AgendaItem & { draftId: string; shownId: string | undefined };

/** The records whose draft says something else than what is public, or comes. */
async function trulyChanged({ db, files }: RecordParts, all: Compared[]): Promise<AgendaItem[]> {
  const suspects = all.filter(({ draftId, shownId }) => draftId !== shownId);
  const ids = suspects.flatMap(({ draftId, shownId }) => (shownId ? [draftId, shownId] : [draftId]));
  const known = new Map((await revisionsById(db, ids)).map(({ id, data }) => [id, JSON.parse(data) as object]));
  return suspects
    .filter(({ kind, slug, draftId, shownId }) => {
      return !isSame(known.get(draftId), shownId ? known.get(shownId) : files.of(kind, slug));
    })
    .map(({ kind, slug }) => ({ kind, slug }));
}

const soonest = <Item extends { at: number }>(items: Item[]): Item[] => items.sort((one, other) => one.at - other.at);

/** Finds what waits of some kinds: what is begun and not published, what lacks a language, and what the clock will do. */
export async function agendaOf(parts: RecordParts, kinds: string[]): Promise<Agenda> {
  const { db, now, files } = parts;
  const time = now();
  const editions = new Map<string, EditionRow[]>();
  for (const edition of await allEditions(db))
    editions.set(edition.recordId, [...(editions.get(edition.recordId) ?? []), edition]);
  const agenda: Agenda = { following: [], drafts: [], changed: [], coming: [], ending: [] };
  const compared: Compared[] = [];
  for (const { id, kind, slug, draftId } of await recordsWithoutData(db)) {
    if (!kinds.includes(kind)) continue;
    const { current, ahead } = editionsAt(editions.get(id) ?? [], time);
    const state = stateOf({ current, ahead }, files.of(kind, slug) !== undefined, time);
    const item = { kind, slug };
    if (state === "draft") agenda.drafts.push(item);
    const next = ahead.find((edition) => !isImmediate(edition));
    if (next) agenda.coming.push({ ...item, at: next.publicFrom });
    if (state === "public" || state === "scheduled")
      compared.push({ ...item, draftId, shownId: (ahead.at(-1) ?? current)?.revisionId });
    if (state !== "public") continue;
    if (current?.follows) agenda.following.push({ ...item, locale: current.follows });
    const until = current?.publicUntil;
    if (until && until <= time + week) agenda.ending.push({ ...item, at: until });
  }
  soonest(agenda.coming);
  soonest(agenda.ending);
  agenda.changed = await trulyChanged(parts, compared);
  return agenda;
}
