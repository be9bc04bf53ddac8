import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { eventsIn } from "./records.server.ts";

/** What the search finds of the events and the calendar. */
export function searchable(locale: Locale): SearchDocument[] {
  const { culturalEvents, sportsEvents, calendar } = eventsIn(locale);
  const days = ({ on, until }: { on: string; until?: string | undefined }) => formatDays(on, until, locale);
  return [
    ...culturalEvents.map((event) => ({
      kind: "event" as const,
      title: event.title,
      text: joinText(days(event), event.description),
      address: inLocale(`/events/cultural?event=${event.id}`, locale),
    })),
    ...sportsEvents.map((event) => ({
      kind: "event" as const,
      title: event.title,
      text: joinText(days(event), event.venue, event.description),
      address: inLocale("/events/sports", locale),
    })),
    ...calendar.map(({ title, from, to }) => ({
      kind: "event" as const,
      title,
      text: formatDays(from, to, locale),
      address: inLocale("/events#calendar", locale),
    })),
  ];
}
