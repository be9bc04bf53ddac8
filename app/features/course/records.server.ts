import { inEachLocale } from "#app/platform/content/localise.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { courseShape } from "./schema.ts";

/** The files of content/ with the course. */
export const courseFiles = {
  course: ["records/course.yaml", courseShape],
} as const;

/** The course, in both languages. */
export const courseRecords = readRecords(courseFiles);
const localised = inEachLocale(courseRecords);

/** The course that the institute teaches. */
export const course = (locale: Locale) => localised[locale].course;
