import { admissionCheckKind } from "./features/admission/check-kind.ts";
import { documentKind } from "./features/admission/document-kind.ts";
import { feeHelpKind } from "./features/admission/fee-help-kind.ts";
import { stagesKind } from "./features/admission/stages-kind.ts";
import { affiliationKind } from "./features/affiliations/kinds.ts";
import { committeeKind, organogramKind } from "./features/committees/kinds.ts";
import { admissionDatesKind, admissionStepsKind } from "./features/course/admission-kinds.ts";
import { careersKind, courseKind, highlightsKind, subjectsKind } from "./features/course/kinds.ts";
import { requirementKind, paperKind } from "./features/disclosure/kinds.ts";
import { lawKind } from "./features/disclosure/law-kind.ts";
import { downloadKind } from "./features/downloads/kinds.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "./features/events/kinds.ts";
import { feeOrderKind } from "./features/fees/kinds.ts";
import { messageKind } from "./features/inbox/kinds.ts";
import { appearanceKind } from "./features/institute/appearance-kind.ts";
import { campusMapKind } from "./features/institute/campus-map-kind.ts";
import { facilityKind, instituteKind } from "./features/institute/kinds.ts";
import { noticeKind, quickLinkKind } from "./features/notices/kinds.ts";
import { pageKind } from "./features/pages/kinds.ts";
import { teacherKind } from "./features/profiles/kinds.ts";
import { boardPostingKind, proofMailKind } from "./features/proof/kinds.ts";
import { redirectsKind } from "./features/redirects/kinds.ts";
import { researchKind } from "./features/research/kinds.ts";
import { afterDiplomaKind } from "./features/student-life/after-diploma-kind.ts";
import { contactsKind } from "./features/student-life/kinds.ts";
import { questionKind } from "./features/student-life/question-kind.ts";
import { resultsKind } from "./features/student-life/results-kind.ts";
import { studentRulesKind } from "./features/student-life/rules-kind.ts";
import { stayAndTravelKind } from "./features/student-life/travel-kind.ts";
import type { RecordKind } from "./platform/records/kind.ts";

/** In the order of the office's menu. */
export const recordKinds: RecordKind[] = [
  noticeKind,
  calendarKind,
  culturalEventKind,
  sportsEventKind,
  facilityKind,
  downloadKind,
  quickLinkKind,
  contactsKind,
  admissionDatesKind,
  admissionStepsKind,
  stagesKind,
  documentKind,
  questionKind,
  resultsKind,
  afterDiplomaKind,
  researchKind,
  studentRulesKind,
  stayAndTravelKind,
  admissionCheckKind,
  feeOrderKind,
  boardPostingKind,
  feeHelpKind,
  paperKind,
  messageKind,
  teacherKind,
  committeeKind,
  organogramKind,
  requirementKind,
  lawKind,
  affiliationKind,
  campusMapKind,
  pageKind,
  appearanceKind,
  redirectsKind,
  proofMailKind,
  instituteKind,
  courseKind,
  subjectsKind,
  highlightsKind,
  careersKind,
];
