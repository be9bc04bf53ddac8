import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { listOf, recordFiles } from "#app/platform/content/read-records.server.ts";
import { affiliation, type DatedAffiliation, paper } from "./schema.ts";

/** The affiliations and papers, in both languages. */
export const affiliationRecords = recordFiles({
  affiliations: ["records/affiliations.yaml", listOf(affiliation)],
  papers: ["records/papers.yaml", listOf(paper)],
});

/**
 * Every authority that has approved the institute, or has not yet, each with the date of its newest paper. A survey
 * knows the institute by its AISHE code.
 */
export const affiliations = (records: RecordsIn): DatedAffiliation[] =>
  records.of(affiliationRecords).affiliations.map((affiliation) => ({
    ...affiliation,
    reference:
      affiliation.reference ?? (affiliation.relation === "survey" ? institute(records).codes?.aishe : undefined),
    paperOn: records.of(affiliationRecords).papers.find(({ id }) => id === affiliation.paper)?.on,
  }));

/** The papers shown as PDFs. */
export const papers = (records: RecordsIn) => records.of(affiliationRecords).papers;
