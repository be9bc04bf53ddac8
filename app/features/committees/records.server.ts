import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { committeeKind, organogramKind } from "./kinds.ts";
import type { Committee } from "./schema.ts";

/** The committees and posts, in both languages. */
export const committeeRecords = filesOfKinds(committeeKind, organogramKind);

/** The governing bodies (GB, CDC) or the statutory committees. */
export const committees = (records: RecordsIn, kind: Committee["kind"]) =>
  records.of(committeeRecords).committees.filter((committee) => committee.kind === kind);

/** The members of the committees of a kind. */
export const membersOf = (records: RecordsIn, kind: Committee["kind"]) =>
  committees(records, kind).map(({ id, title, members }) => ({ id, title, members }));

/** The tree of posts. */
export const organogram = (records: RecordsIn) => records.of(committeeRecords).organogram;
