import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { messageKind } from "./kinds.ts";

/** The office's message templates, in both languages. */
export const messageRecords = filesOfKinds(messageKind);

/** The message templates in the visitor's language; `fillMessage` fills the placeholders. */
export const messageTemplates = (records: RecordsIn): { id: string; name: string; text: string }[] =>
  records.of(messageRecords).messages;
