import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { formatDays } from "#app/platform/i18n/format.ts";
import { eventsIn } from "./records.server.ts";

export function eventSearchDocuments(records: RecordsIn): SearchDocument[] {
  const { locale } = records;
  const { titled } = documentsIn(locale);
  const { culturalEvents, sportsEvents, calendar } = eventsIn(records);
  const days = ({ on, until }: { on: string; until?: string | undefined }) => formatDays(on, until, locale);
  return [
    ...culturalEvents.map((event) =>
      titled("event", event.title, `/events/cultural?event=${event.id}`, days(event), event.description),
    ),
    ...sportsEvents.map((event) =>
      titled("event", event.title, "/events/sports", days(event), event.venue, event.description),
    ),
    ...calendar.map(({ title, from, to }) => titled("event", title, "/events#calendar", formatDays(from, to, locale))),
  ];
}
