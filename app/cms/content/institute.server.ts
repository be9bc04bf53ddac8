import { locales } from "#app/lib/i18n/locale.ts";
import { usualYearStart, type YearStart } from "./academic-year.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import type { PublicRecords, RecordsIn } from "./public-records.server.ts";
import { recordFiles } from "./read-records.server.ts";

export const instituteRecords = recordFiles({ institute: [instituteFile, instituteShape] });

export const institute = (records: RecordsIn) => records.of(instituteRecords).institute;

export const yearStartsOn = (records: PublicRecords): YearStart =>
  records.of(instituteRecords).institute.yearStarts ?? usualYearStart;

/** Passwords of the institute's people often contain these words. */
export const instituteNames = (records: PublicRecords): string[] =>
  locales
    .map((locale) => institute(records.in(locale)))
    .flatMap(({ name, shortName, town = [] }) => [name, shortName, town].flat());
