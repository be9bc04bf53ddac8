import { teacherKind } from "#app/features/profiles/kinds.ts";
import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";

/** The teachers, in both languages. */
export const teacherRecords = openRecords(filesOf(teacherKind));

/** The teachers, in the order of the file. */
export const teachers = (locale: Locale) => teacherRecords.in(locale).teachers;
