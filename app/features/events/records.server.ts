import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./kinds.ts";

/** The events and the calendar, in both languages. */
export const eventRecords = openRecords(filesOf(culturalEventKind, sportsEventKind, calendarKind));

/** Both kinds of events and the calendar, in the order of the files. */
export const eventsIn = (locale: Locale) => eventRecords.in(locale);
