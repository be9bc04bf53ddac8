import { indiaTime } from "#app/platform/i18n/format.ts";

/** Today's date at the institute, `2026-01-31`. */
export const today = (now = new Date()): string => indiaTime(now.getTime()).day;
