import { committeeKind, organogramKind } from "./features/committees/kinds.ts";
import { downloadKind } from "./features/downloads/kinds.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./features/events/kinds.ts";
import { messageKind } from "./features/inbox/kinds.ts";
import { facilityKind, instituteKind } from "./features/institute/kinds.ts";
import { noticeKind, quickLinkKind } from "./features/notices/kinds.ts";
import { pageKind } from "./features/pages/kinds.ts";
import { teacherKind } from "./features/profiles/kinds.ts";
import { contactsKind } from "./features/student-life/kinds.ts";
import type { RecordKind } from "./platform/records/kind.ts";

/** Every kind of records, in the order of the office's menu. */
export const recordKinds: RecordKind[] = [
  noticeKind,
  calendarKind,
  culturalEventKind,
  sportsEventKind,
  facilityKind,
  downloadKind,
  quickLinkKind,
  contactsKind,
  messageKind,
  teacherKind,
  committeeKind,
  organogramKind,
  pageKind,
  instituteKind,
];
