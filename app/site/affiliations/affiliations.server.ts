import { institute } from "#app/cms/content/institute.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { registerOn } from "#app/register/disclosure/register.server.ts";
import { affiliationKind, approvalLineOf, type ShownAffiliation } from "./affiliation.ts";

export const affiliationRecords = filesOfKinds(affiliationKind);

export function affiliations(records: RecordsIn): ShownAffiliation[] {
  const rows = registerOn(records);
  const { codes = {} } = institute(records);
  return records.of(affiliationRecords).affiliations.map((each) => {
    const row = rows.find(({ duty }) => duty.id === each.duty);
    return { ...each, row, code: row?.duty.code && codes[row.duty.code] };
  });
}

export const approvalLine = (records: RecordsIn): string | undefined =>
  approvalLineOf(affiliations(records), records.locale);

export const affiliationSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  affiliations(records).map(({ id, authority, shortName, what, row }) =>
    documentsIn(records.locale).further(`/affiliation/${id}`, authority, shortName, what, row?.paper?.number),
  );
