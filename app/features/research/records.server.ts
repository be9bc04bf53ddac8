import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { researchKind } from "./kinds.ts";

/** The research, in both languages. */
export const researchRecords = filesOfKinds(researchKind);

/** Publications, patents and copyrights. */
export const research = (records: RecordsIn) => records.of(researchRecords).research;
