import { academicYearOf } from "#app/platform/content/academic-year.ts";
import { pageOf } from "#app/platform/content/page-of.ts";
import { today } from "#app/platform/content/today.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { eventsIn } from "./records.server.ts";

/** Events on one page of an archive: all of the sample's two years, and within the page budget for ten thousand. */
export const eventsPerPage = 24;

const newestFirst = (a: { on: string }, b: { on: string }) => b.on.localeCompare(a.on);
const isToCome = (event: { on: string; until?: string | undefined }) => (event.until ?? event.on) >= today();

/** The academic year that an event is listed under: `2026-2027` of `2027-05-31`. */
const yearOf = ({ on }: { on: string }): string => `${academicYearOf(on)}-${academicYearOf(on) + 1}`;

/** The events of both kinds that are not over, the next one first. */
export function upcomingEvents(locale: Locale) {
  const { culturalEvents, sportsEvents } = eventsIn(locale);
  return [
    ...culturalEvents.filter(isToCome).map((event) => ({ ...event, kind: "cultural" as const })),
    ...sportsEvents.filter(isToCome).map((event) => ({ ...event, kind: "sports" as const })),
  ].sort((a, b) => a.on.localeCompare(b.on));
}

/** The academic calendar, in the order of its days. */
export const academicCalendar = (locale: Locale) =>
  eventsIn(locale).calendar.toSorted((a, b) => a.from.localeCompare(b.from));

/** A page of the sports events, newest first. */
export const sportsEvents = (locale: Locale, page: number) =>
  pageOf(eventsIn(locale).sportsEvents.toSorted(newestFirst), page, eventsPerPage);

/** One cultural event with its pictures. */
export const culturalEvent = (locale: Locale, id: string) =>
  eventsIn(locale).culturalEvents.find((event) => String(event.id) === id);

/**
 * A page of the cultural events: of one academic year, or of all, newest year first. Pages count from 1; undefined when
 * there is no such year or page.
 */
export function culturalEvents(locale: Locale, year: string | undefined, page: number) {
  const all = eventsIn(locale).culturalEvents;
  const years = [...new Set(all.map(yearOf))].sort().reverse();
  if (year !== undefined && !years.includes(year)) return undefined;
  const chosen = (year === undefined ? all : all.filter((event) => yearOf(event) === year)).toSorted(newestFirst);
  const shown = pageOf(chosen, page, eventsPerPage);
  if (shown === undefined) return undefined;
  const groups = [...Map.groupBy(shown.items, yearOf)].map(([year, events]) => ({ year, events }));
  return { years, pages: shown.pages, page, year, groups };
}
