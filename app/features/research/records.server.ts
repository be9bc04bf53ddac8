import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { researchKind } from "./kinds.ts";

export const researchRecords = filesOfKinds(researchKind);

export const research = (records: RecordsIn) => records.of(researchRecords).research;
