// What other features use of the events.
export { academicCalendar, holidaysOfYear } from "./events.service.server.ts";
