import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { committees } from "#app/site/committees/committees.server.ts";
import { messageKind } from "./messages.ts";

export const messageRecords = filesOfKinds(messageKind);

export const messageTemplates = (records: RecordsIn): { id: string; name: string; text: string }[] =>
  records.of(messageRecords).messages;

export function committeeNames(records: RecordsIn): Record<string, string> {
  const all = [...committees(records, "statutory"), ...committees(records, "governing")];
  return Object.fromEntries(all.map(({ id, title }) => [id, title]));
}
