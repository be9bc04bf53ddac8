import { papers } from "#app/features/disclosure/records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { listOf, recordFiles } from "#app/platform/content/read-records.server.ts";
import { affiliation, type DatedAffiliation } from "./schema.ts";

/** The affiliations, in both languages. */
export const affiliationRecords = recordFiles({
  affiliations: ["records/affiliations.yaml", listOf(affiliation)],
});

/** Every authority that has approved the institute, or has not yet, each with the date of its newest paper. */
export const affiliations = (records: RecordsIn): DatedAffiliation[] =>
  records.of(affiliationRecords).affiliations.map((affiliation) => ({
    ...affiliation,
    paperOn: papers(records).find(({ id }) => id === affiliation.paper)?.issuedOn,
  }));
