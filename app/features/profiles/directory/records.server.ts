import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { teacherRecord } from "./teacher-record.ts";

/** The files of content/ with the teachers. */
export const teacherFiles = {
  faculty: ["records/faculty.yaml", listOf(teacherRecord)],
} as const;

/** The teachers, in both languages. */
export const teacherRecords = readRecords(teacherFiles);
const localised = inEachLocale(teacherRecords);

/** The teachers, in the order of the file. */
export const teachers = (locale: Locale) => localised[locale].faculty;
