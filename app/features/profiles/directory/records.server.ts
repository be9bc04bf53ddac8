import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { teacherRecord } from "./teacher-record.ts";

/** The teachers, in both languages. */
export const teacherRecords = openRecords({
  teachers: ["records/teachers.yaml", listOf(teacherRecord)],
});

/** The teachers, in the order of the file. */
export const teachers = (locale: Locale) => teacherRecords.in(locale).teachers;
