import { institute as instituteIn } from "#app/platform/content/institute.server.ts";
import { publicRecords } from "#app/platform/content/public-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The public records of the sample institute, unchanged by the office. */
export const sample = publicRecords();

/** The sample institute's details. */
export const institute = (locale: Locale) => instituteIn(sample.in(locale));
