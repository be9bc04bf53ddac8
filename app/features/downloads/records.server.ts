import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { downloadKind } from "./kinds.ts";

export const downloadRecords = filesOfKinds(downloadKind);

export const downloads = (records: RecordsIn) => records.of(downloadRecords).downloads;
