import { institute as instituteIn, instituteRecords } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** The public records of the sample institute, unchanged by the office. */
export const sample = publicRecords();

/** The sample institute's details. */
export const institute = (locale: Locale) => instituteIn(sample.in(locale));

/** The public records, with other details of the institute. */
export const withInstitute = (details: Partial<Institute>) =>
  sample.withDraft({
    kind: "institute",
    slug: "institute",
    record: { ...sample.of(instituteRecords).institute, ...details },
    reader: "en",
  });
