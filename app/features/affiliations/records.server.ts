import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { affiliation, paper } from "./schema.ts";

/** The files of content/ with affiliations and papers. */
export const affiliationFiles = {
  affiliations: ["records/affiliations.yaml", listOf(affiliation)],
  papers: ["records/papers.yaml", listOf(paper)],
} as const;

/** The affiliations and papers, in both languages. */
export const affiliationRecords = readRecords(affiliationFiles);
const localised = inEachLocale(affiliationRecords);

/** Every authority that has approved the institute, or has not yet, each with the date of its newest paper. */
export const affiliations = (locale: Locale) =>
  localised[locale].affiliations.map((affiliation) => ({
    ...affiliation,
    paperOn: localised[locale].papers.find(({ id }) => id === affiliation.paper)?.on,
  }));

/** The papers shown as PDFs. */
export const papers = (locale: Locale) => localised[locale].papers;
