import type { Locale } from "#app/platform/i18n/locale.ts";
import { isImmediate, isShown } from "./editions.ts";
import { changedOf, standingsOf } from "./standings.server.ts";
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
  /** Public, coming or ended, and the draft says something else. */
  changed: AgendaItem[];
  /** Becomes public, or gets a new version, by itself; the soonest first. Milliseconds since 1970. */
  coming: (AgendaItem & { at: number })[];
  /** Ends by itself within a week; the soonest first. */
  ending: (AgendaItem & { at: number })[];
}

const week = 7 * 86_400_000;

const soonest = <Item extends { at: number }>(items: Item[]): Item[] => items.sort((one, other) => one.at - other.at);

/** Finds what waits of some kinds: what is begun and not published, what lacks a language, and what the clock will do. */
export async function agendaOf(parts: RecordParts, kinds: string[]): Promise<Agenda> {
  const soon = parts.now() + week;
  const standings = await standingsOf(parts, { kinds });
  const isPublic = standings.filter(({ state }) => state === "public");
  const named = ({ kind, slug }: AgendaItem): AgendaItem => ({ kind, slug });
  return {
    following: isPublic.flatMap(({ follows, ...item }) => (follows ? { ...named(item), locale: follows } : [])),
    drafts: standings.filter(({ state }) => state === "draft").map(named),
    changed: (
      await changedOf(
        parts,
        standings.filter(({ state }) => isShown(state)),
      )
    ).map(named),
    coming: soonest(
      standings.flatMap(({ ahead, ...item }) => {
        const next = ahead.find((edition) => !isImmediate(edition));
        return next ? { ...named(item), at: next.publicFrom } : [];
      }),
    ),
    ending: soonest(
      isPublic.flatMap(({ publicUntil: at, ...item }) => (at && at <= soon ? { ...named(item), at } : [])),
    ),
  };
}
