/** What other features may use. */

export { calendarKind, culturalEventKind, sportsEventKind } from "./kinds.ts";
