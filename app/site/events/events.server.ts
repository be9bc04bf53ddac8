import { academicYearOf, type YearStart } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { pageOf } from "#app/lib/http/pagination.ts";
import { formatDays } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { type CulturalEvent, calendarKind, culturalEventKind, sportsEventKind } from "./event.ts";

export const eventRecords = filesOfKinds(culturalEventKind, sportsEventKind, calendarKind);

export const eventsIn = (records: RecordsIn) => records.of(eventRecords);

/** Events on a page of an archive: within the page budget even with ten thousand of them. */
export const eventsPerPage = 24;

const newestFirst = (a: { on: string }, b: { on: string }) => b.on.localeCompare(a.on);
const isToCome = (event: { on: string; until?: string | undefined }) => (event.until ?? event.on) >= today();

/** `2026-2027` for `2027-05-31`. */
function yearOf(on: string, start: YearStart): string {
  const first = academicYearOf(on, start);
  return `${first}-${first + 1}`;
}

const inList = ({ pictures: _pictures, ...event }: Localised<CulturalEvent>) => event;

export function upcomingEvents(records: RecordsIn, most: number) {
  const { culturalEvents, sportsEvents } = eventsIn(records);
  return [
    ...culturalEvents.filter(isToCome).map((event) => ({ ...inList(event), kind: "cultural" as const })),
    ...sportsEvents.filter(isToCome).map((event) => ({ ...event, kind: "sports" as const })),
  ]
    .sort((a, b) => a.on.localeCompare(b.on))
    .slice(0, most);
}

/** The calendar of the current academic year and later ones; if they have none yet, that of the latest year. */
export function academicCalendar(records: RecordsIn) {
  const start = yearStartsOn(records.all);
  const all = eventsIn(records).calendar.map((entry) => ({
    entry,
    year: academicYearOf(entry.to ?? entry.from, start),
  }));
  const since = Math.min(academicYearOf(today(), start), Math.max(...all.map(({ year }) => year)));
  const shown = all.filter(({ year }) => year >= since).map(({ entry }) => entry);
  return shown.sort((a, b) => a.from.localeCompare(b.from));
}

export const holidaysOfYear = (records: RecordsIn) =>
  academicCalendar(records).filter(({ holiday }) => holiday === true);

export const sportsEvents = (records: RecordsIn, page: number) =>
  pageOf(eventsIn(records).sportsEvents.toSorted(newestFirst), page, eventsPerPage);

export const findCulturalEvent = (records: RecordsIn, id: string) =>
  eventsIn(records).culturalEvents.find((event) => String(event.id) === id);

/** Pages count from 1; undefined for an unknown year or page. */
export function culturalEvents(records: RecordsIn, year: string | undefined, page: number) {
  const start = yearStartsOn(records.all);
  const ofEvent = ({ on }: { on: string }) => yearOf(on, start);
  const all = eventsIn(records).culturalEvents;
  const years = [...new Set(all.map(ofEvent))].sort().reverse();
  if (year !== undefined && !years.includes(year)) return undefined;
  const chosen = (year === undefined ? all : all.filter((event) => ofEvent(event) === year)).toSorted(newestFirst);
  const shown = pageOf(chosen, page, eventsPerPage);
  if (shown === undefined) return undefined;
  const groups = [...Map.groupBy(shown.items.map(inList), ofEvent)].map(([year, events]) => ({ year, events }));
  return { years, pages: shown.pages, page, year, groups };
}

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
