import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { affiliation, type DatedAffiliation, paper } from "./schema.ts";

/** The affiliations and papers, in both languages. */
export const affiliationRecords = openRecords({
  affiliations: ["records/affiliations.yaml", listOf(affiliation)],
  papers: ["records/papers.yaml", listOf(paper)],
});

/** Every authority that has approved the institute, or has not yet, each with the date of its newest paper. */
export const affiliations = (locale: Locale): DatedAffiliation[] =>
  affiliationRecords.in(locale).affiliations.map((affiliation) => ({
    ...affiliation,
    paperOn: affiliationRecords.in(locale).papers.find(({ id }) => id === affiliation.paper)?.on,
  }));

/** The papers shown as PDFs. */
export const papers = (locale: Locale) => affiliationRecords.in(locale).papers;
