import { locales } from "#app/platform/i18n/locale.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import type { PublicRecords, RecordsIn } from "./public-records.server.ts";
import { recordFiles } from "./read-records.server.ts";

/** Who the institute is. */
export const instituteRecords = recordFiles({ institute: [instituteFile, instituteShape] });

/** Who the institute is, in one language. */
export const institute = (records: RecordsIn) => records.of(instituteRecords).institute;

/** What it is called in both languages, and its town: what passwords of its people are often made of. */
export const instituteNames = (records: PublicRecords): string[] =>
  locales
    .map((locale) => institute(records.in(locale)))
    .flatMap(({ name, shortName, town }) => [name, shortName, town]);
