import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./kinds.ts";

/** The events and the calendar, in both languages. */
export const eventRecords = filesOfKinds(culturalEventKind, sportsEventKind, calendarKind);

/** Both kinds of events and the calendar, in the order of the files. */
export const eventsIn = (records: RecordsIn) => records.of(eventRecords);
