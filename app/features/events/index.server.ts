export { academicCalendar, holidaysOfYear } from "./events.service.server.ts";
