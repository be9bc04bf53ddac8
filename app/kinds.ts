import type { RecordKind } from "#app/cms/records/kind.ts";
import { messageKind } from "#app/inbox/messages.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { lawKind, paperKind, requirementKind } from "#app/register/disclosure/kinds.ts";
import { boardPostingKind, proofMailKind } from "#app/register/proof/kinds.ts";
import { admissionCheckKind } from "#app/site/admission/admission-check.ts";
import { documentKind, feeHelpKind, stagesKind } from "#app/site/admission/admission-kinds.ts";
import { affiliationKind } from "#app/site/affiliations/affiliation.ts";
import { committeeKind, organogramKind } from "#app/site/committees/committee.ts";
import { admissionDatesKind, admissionStepsKind } from "#app/site/course/admission-dates-kind.ts";
import { careersKind, courseKind, highlightsKind, subjectsKind } from "#app/site/course/course-kinds.ts";
import { downloadKind } from "#app/site/downloads/download.ts";
import { calendarKind, culturalEventKind, sportsEventKind } from "#app/site/events/event.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { appearanceKind } from "#app/site/institute/appearance-kind.ts";
import { campusMapKind } from "#app/site/institute/facilities.ts";
import { facilityKind, instituteKind } from "#app/site/institute/institute-kinds.ts";
import { noticeKind, quickLinkKind } from "#app/site/notices/notice-kind.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";
import { redirectsKind } from "#app/site/redirects/redirects.ts";
import { researchKind } from "#app/site/research/research.ts";
import { afterDiplomaKind, resultsKind } from "#app/site/student-life/after-diploma-kinds.ts";
import { questionKind, studentRulesKind } from "#app/site/student-life/student-kinds.ts";
import { contactsKind, stayAndTravelKind } from "#app/site/student-life/visit-kinds.ts";

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
