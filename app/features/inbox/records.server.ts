import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { messageKind } from "./kinds.ts";

export const messageRecords = filesOfKinds(messageKind);

export const messageTemplates = (records: RecordsIn): { id: string; name: string; text: string }[] =>
  records.of(messageRecords).messages;
