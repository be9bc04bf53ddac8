import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { messageKind } from "./kinds.ts";

/** The texts that the office sends, in both languages. */
export const messageRecords = filesOfKinds(messageKind);

/** What the office can send, in the visitor's language; the placeholders are filled by `fillMessage`. */
export const messageTemplates = (records: RecordsIn): { id: string; name: string; text: string }[] =>
  records.of(messageRecords).messages;
