import { admissionCheckKind } from "./features/admission/check-kind.ts";
import { feeHelpKind } from "./features/admission/fee-help-kind.ts";
import { committeeKind, organogramKind } from "./features/committees/kinds.ts";
import { downloadKind } from "./features/downloads/kinds.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./features/events/kinds.ts";
import { messageKind } from "./features/inbox/kinds.ts";
import { campusMapKind } from "./features/institute/campus-map-kind.ts";
import { facilityKind, instituteKind } from "./features/institute/kinds.ts";
import { noticeKind, quickLinkKind } from "./features/notices/kinds.ts";
import { teacherKind } from "./features/profiles/kinds.ts";
import { contactsKind } from "./features/student-life/kinds.ts";
import { studentRulesKind } from "./features/student-life/rules-kind.ts";
import { stayAndTravelKind } from "./features/student-life/travel-kind.ts";
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
  studentRulesKind,
  stayAndTravelKind,
  admissionCheckKind,
  feeHelpKind,
  messageKind,
  teacherKind,
  committeeKind,
  organogramKind,
  campusMapKind,
  instituteKind,
];
