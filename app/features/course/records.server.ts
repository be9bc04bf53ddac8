import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { courseShape } from "./schema.ts";

/** The course, in both languages. */
export const courseRecords = openRecords({
  course: ["records/course.yaml", courseShape],
});

/** The course that the institute teaches. */
export const course = (locale: Locale) => courseRecords.in(locale).course;
