import { registerOn } from "#app/features/disclosure/records.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { affiliationKind } from "./kinds.ts";
import { approvalLineOf, type ShownAffiliation } from "./shown.ts";

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
