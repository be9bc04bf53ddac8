import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { calendarEntry, culturalEvent, sportsEvent } from "./schema.ts";

/** The events and the calendar, in both languages. */
export const eventRecords = openRecords({
  culturalEvents: ["records/cultural-events.yaml", listOf(culturalEvent)],
  sportsEvents: ["records/sports-events.yaml", listOf(sportsEvent)],
  calendar: ["records/calendar.yaml", listOf(calendarEntry)],
});

/** Both kinds of events and the calendar, in the order of the files. */
export const eventsIn = (locale: Locale) => eventRecords.in(locale);
