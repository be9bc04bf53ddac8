import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { noticeKind, quickLinkKind } from "./kinds.ts";

export const noticeRecords = filesOfKinds(noticeKind, quickLinkKind);

export const quickLinks = (records: RecordsIn) => records.of(noticeRecords).quickLinks;
