import { z } from "zod";
import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { calendarEntry, culturalEvent, sportsEvent } from "./schema.ts";

/** The files of content/ with events and the calendar. */
export const eventFiles = {
  culturalEvents: ["records/cultural-events.yaml", listOf(culturalEvent)],
  sportsEvents: ["records/sports-events.yaml", listOf(sportsEvent)],
  calendar: ["records/calendar.yaml", z.array(calendarEntry)],
} as const;

/** The events and the calendar, in both languages. */
export const eventRecords = readRecords(eventFiles);
const localised = inEachLocale(eventRecords);

/** Both kinds of events and the calendar, in the order of the files. */
export const eventsIn = (locale: Locale) => localised[locale];
