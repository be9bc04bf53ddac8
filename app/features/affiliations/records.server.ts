import { registerOn } from "#app/features/disclosure/records.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { affiliationKind } from "./kinds.ts";
import { approvalLineOf, type ShownAffiliation } from "./shown.ts";

/** The affiliations, in both languages. */
export const affiliationRecords = filesOfKinds(affiliationKind);

/** Every authority that has approved the institute, or has not yet, with its row of the register today. */
export function affiliations(records: RecordsIn): ShownAffiliation[] {
  const rows = registerOn(records);
  const { codes = {} } = institute(records);
  return records.of(affiliationRecords).affiliations.map((each) => {
    const row = rows.find(({ duty }) => duty.id === each.duty);
    return { ...each, row, code: row?.duty.code && codes[row.duty.code] };
  });
}

/** The line of approvals in the header, on the home page, on the course's page and in the prospectus, as it is today. */
export const approvalLine = (records: RecordsIn): string | undefined =>
  approvalLineOf(affiliations(records), records.locale);
