import type { Locale } from "#app/platform/i18n/locale.ts";
import { isShownState } from "./editions.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { withChangedDraft, endWithinWeek, nextScheduled, recordStatuses } from "./standings.server.ts";

export interface AgendaItem {
  kind: string;
  slug: string;
}

/** Times are milliseconds since 1970. */
export interface Agenda {
  following: (AgendaItem & { locale: Locale })[];
  drafts: AgendaItem[];
  changed: AgendaItem[];
  coming: (AgendaItem & { at: number })[];
  ending: (AgendaItem & { at: number })[];
}

const soonest = <Item extends { at: number }>(items: Item[]): Item[] => items.sort((one, other) => one.at - other.at);

export async function agendaOf(parts: RecordParts, kinds: string[]): Promise<Agenda> {
  const now = parts.now();
  const standings = await recordStatuses(parts, { kinds });
  const isPublic = standings.filter(({ state }) => state === "public");
  const named = ({ kind, slug }: AgendaItem): AgendaItem => ({ kind, slug });
  return {
    following: isPublic.flatMap(({ follows, ...item }) => (follows ? { ...named(item), locale: follows } : [])),
    drafts: standings.filter(({ state }) => state === "draft").map(named),
    changed: (
      await withChangedDraft(
        parts,
        standings.filter(({ state }) => isShownState(state)),
      )
    ).map(named),
    coming: soonest(
      standings.flatMap((standing) => {
        const next = nextScheduled(standing);
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
