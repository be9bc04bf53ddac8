import type { Locale } from "#app/platform/i18n/locale.ts";
import { instituteShape } from "./institute.ts";
import { inEachLocale } from "./localise.ts";
import { readRecords } from "./read-records.server.ts";

/** The file that says who the institute is. */
export const instituteFiles = { institute: ["institute.yaml", instituteShape] } as const;

/** Who the institute is, in both languages. */
export const instituteRecords = readRecords(instituteFiles);
const localised = inEachLocale(instituteRecords);

/** Who the institute is, in one language. */
export const institute = (locale: Locale) => localised[locale].institute;
