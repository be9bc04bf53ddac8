import { inEachLocale } from "#app/platform/content/localise.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { courseShape } from "./schema.ts";

/** The files of content/ that have them. */
export const courseFiles = {
  course: ["records/course.yaml", courseShape],
} as const;

/** They, in both languages. */
export const courseRecords = readRecords(courseFiles);
const localised = inEachLocale(courseRecords);

/** What the institute teaches. */
export const course = (locale: Locale) => localised[locale].course;
