import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { committeeKind, organogramKind } from "./kinds.ts";
import type { Committee } from "./schema.ts";
import { membersOn } from "./terms.ts";

export const committeeRecords = filesOfKinds(committeeKind, organogramKind);

/** GB and CDC, or the statutory committees, with members of today and those who left in the last 12 months. */
export const committees = (records: RecordsIn, kind: Committee["kind"]) =>
  records
    .of(committeeRecords)
    .committees.filter((committee) => committee.kind === kind)
    .map((committee) => ({ ...committee, members: membersOn(committee.members, today()) }));

const isMember = ({ hasLeft }: { hasLeft: boolean }) => !hasLeft;

export const membersOf = (records: RecordsIn, kind: Committee["kind"]) =>
  committees(records, kind).map(({ id, title, members }) => ({ id, title, members: members.filter(isMember) }));

export const organogram = (records: RecordsIn) => records.of(committeeRecords).organogram;
