import type { Locale } from "#app/platform/i18n/locale.ts";
import { instituteFile, instituteShape } from "./institute.ts";
import { openRecords } from "./read-records.server.ts";

/** Who the institute is, in both languages. */
export const instituteRecords = openRecords({ institute: [instituteFile, instituteShape] });

/** Who the institute is, in one language. */
export const institute = (locale: Locale) => instituteRecords.in(locale).institute;
