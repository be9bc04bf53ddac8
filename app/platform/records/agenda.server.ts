import type { Locale } from "#app/platform/i18n/locale.ts";
import { isShownState } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { changedOf, endWithinWeek, nextOnItsDay, standingsOf } from "./standings.server.ts";

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

const soonest = <Item extends { at: number }>(items: Item[]): Item[] => items.sort((one, other) => one.at - other.at);

/** Finds what waits of some kinds: what is begun and not published, what lacks a language, and what the clock will do. */
export async function agendaOf(parts: RecordParts, kinds: string[]): Promise<Agenda> {
  const now = parts.now();
  const standings = await standingsOf(parts, { kinds });
  const isPublic = standings.filter(({ state }) => state === "public");
  const named = ({ kind, slug }: AgendaItem): AgendaItem => ({ kind, slug });
  return {
    following: isPublic.flatMap(({ follows, ...item }) => (follows ? { ...named(item), locale: follows } : [])),
    drafts: standings.filter(({ state }) => state === "draft").map(named),
    changed: (
      await changedOf(
        parts,
        standings.filter(({ state }) => isShownState(state)),
      )
    ).map(named),
    coming: soonest(
      standings.flatMap((standing) => {
        const next = nextOnItsDay(standing);
        return next ? { ...named(standing), at: next.publicFrom } : [];
      }),
    ),
    ending: soonest(
      standings.flatMap((standing) => {
        const at = endWithinWeek(standing, now);
        return at ? { ...named(standing), at } : [];
      }),
    ),
  };
}
