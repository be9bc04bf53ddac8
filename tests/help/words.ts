import { words as designWords } from "../../app/design/words/words.ts";
import { accountWords } from "../../app/features/accounts/words.ts";
import { applicationWords } from "../../app/features/applications/words.ts";
import { callBackWords } from "../../app/features/call-backs/words.ts";
import { committeeWords } from "../../app/features/committees/words.ts";
import { courseWords } from "../../app/features/course/words.ts";
import { dashboardWords } from "../../app/features/dashboard/words.ts";
import { downloadWords } from "../../app/features/downloads/words.ts";
import { enquiryWords } from "../../app/features/enquiries/words.ts";
import { eventWords } from "../../app/features/events/words.ts";
import { feedbackWords } from "../../app/features/feedback/words.ts";
import { myEnquiryWords } from "../../app/features/my-enquiry/words.ts";
import { homeWords } from "../../app/features/pages/words.ts";
import { profileWords } from "../../app/features/profiles/words.ts";
import { researchWords } from "../../app/features/research/words.ts";
import { submissionWords } from "../../app/features/submissions/words.ts";
import type { Locale } from "../../app/platform/i18n/locale.ts";

// The design's words come last: the compiler refuses a name that it would overwrite.
const wordsIn = (locale: Locale) => ({
  course: courseWords[locale],
  events: eventWords[locale],
  faculty: profileWords[locale],
  research: researchWords[locale],
  downloads: downloadWords[locale],
  committees: committeeWords[locale],
  home: homeWords[locale],
  login: accountWords[locale],
  dashboard: dashboardWords[locale],
  call: callBackWords[locale],
  enquiry: enquiryWords[locale],
  application: applicationWords[locale],
  feedback: feedbackWords[locale],
  submissions: submissionWords[locale],
  lookup: myEnquiryWords[locale],
  ...designWords[locale],
});

/** All texts of the site for tests: the design's, and those of each feature by name. */
export const words = { en: wordsIn("en"), mr: wordsIn("mr") };
