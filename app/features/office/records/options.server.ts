import { papers } from "#app/features/affiliations/index.server.ts";
import type { FormOptions, Option } from "#app/features/office/record-form/form-context.ts";
import { pageAddresses, pageText } from "#app/platform/content/page-texts.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** The site's own pages, by their titles. */
export const pageOptions = (locale: Locale): Option[] =>
  pageAddresses().map((address) => ({ value: address, label: pageText(address, locale).title }));

/** What the fields of a form choose among. */
export const optionsIn = (locale: Locale): FormOptions => ({
  pictures: [],
  files: [],
  papers: papers(locale).map(({ id, title }) => ({ value: id, label: title })),
  pages: pageOptions(locale),
});
