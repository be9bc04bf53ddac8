import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./kinds.ts";

export const eventRecords = filesOfKinds(culturalEventKind, sportsEventKind, calendarKind);

export const eventsIn = (records: RecordsIn) => records.of(eventRecords);
