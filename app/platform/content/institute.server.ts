import { locales } from "#app/platform/i18n/locale.ts";
import { usualYearStart, type YearStart } from "./academic-year.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import type { PublicRecords, RecordsIn } from "./public-records.server.ts";
import { recordFiles } from "./read-records.server.ts";

/** The institute's details. */
export const instituteRecords = recordFiles({ institute: [instituteFile, instituteShape] });

/** The institute's details in one language. */
export const institute = (records: RecordsIn) => records.of(instituteRecords).institute;

/** The first day of its academic years. */
export const yearStartsOn = (records: PublicRecords): YearStart =>
  records.of(instituteRecords).institute.yearStarts ?? usualYearStart;

/** The institute's names in both languages, and its town: words that its people's passwords often contain. */
export const instituteNames = (records: PublicRecords): string[] =>
  locales
    .map((locale) => institute(records.in(locale)))
    .flatMap(({ name, shortName, town = [] }) => [name, shortName, town].flat());
