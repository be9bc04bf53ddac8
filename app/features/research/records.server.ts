import { inEachLocale } from "#app/platform/content/localise.ts";
import { readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { researchShape } from "./schema.ts";

/** The files of content/ with the research. */
export const researchFiles = {
  research: ["records/research.yaml", researchShape],
} as const;

/** The research, in both languages. */
export const researchRecords = readRecords(researchFiles);
const localised = inEachLocale(researchRecords);

/** Publications, patents and copyrights. */
export const research = (locale: Locale) => localised[locale].research;
