import { academicYearOf, type YearStart } from "#app/platform/content/academic-year.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { pageOf } from "#app/platform/content/page-of.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { eventsIn } from "./records.server.ts";
import type { CulturalEvent } from "./schema.ts";

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
