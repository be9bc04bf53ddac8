import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { committeeKind, organogramKind } from "./kinds.ts";
import type { Committee } from "./schema.ts";
import { membersOn } from "./terms.ts";

/** The committees and posts, in both languages. */
export const committeeRecords = filesOfKinds(committeeKind, organogramKind);

/** The governing bodies (GB, CDC) or the statutory committees, with those who are members today or left lately. */
export const committees = (records: RecordsIn, kind: Committee["kind"]) =>
  records
    .of(committeeRecords)
    .committees.filter((committee) => committee.kind === kind)
    .map((committee) => ({ ...committee, members: membersOn(committee.members, today()) }));

const isMember = ({ hasLeft }: { hasLeft: boolean }) => !hasLeft;

/** Those who are members of the committees of a kind today. */
export const membersOf = (records: RecordsIn, kind: Committee["kind"]) =>
  committees(records, kind).map(({ id, title, members }) => ({ id, title, members: members.filter(isMember) }));

/** The tree of posts. */
export const organogram = (records: RecordsIn) => records.of(committeeRecords).organogram;
