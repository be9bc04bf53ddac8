import { indiaTime } from "#app/platform/i18n/format.ts";
import { noteRead } from "./stamps.server.ts";

/** The name under which pages note that they show the day. */
export const theDay = "day";

/** Today's date at the institute, `2026-01-31`. */
export function today(now = new Date()): string {
  noteRead(theDay);
  return indiaTime(now.getTime()).day;
}
