import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { researchShape } from "./schema.ts";

/** The research, in both languages. */
export const researchRecords = openRecords({
  research: ["records/research.yaml", researchShape],
});

/** Publications, patents and copyrights. */
export const research = (locale: Locale) => researchRecords.in(locale).research;
