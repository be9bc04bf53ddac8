import { applicationWords } from "../../app/forms/applications/application.ts";
import { callBackWords } from "../../app/forms/call-backs/call-back.ts";
import { enquiryWords } from "../../app/forms/enquiries/enquiry.ts";
import { feedbackWords } from "../../app/forms/feedback/feedback.ts";
import { myEnquiryWords } from "../../app/forms/my-enquiry/my-enquiry-words.ts";
import { submissionWords } from "../../app/forms/submissions/submission-words.ts";
import type { Locale } from "../../app/lib/i18n/locale.ts";
import { accountWords } from "../../app/people/accounts/account-words.ts";
import { dashboardWords } from "../../app/people/dashboard/dashboard-words.ts";
import { profileWords } from "../../app/people/profiles/profile-words.ts";
import { committeeWords } from "../../app/site/committees/committee.ts";
import { courseWords } from "../../app/site/course/course-words.ts";
import { downloadWords } from "../../app/site/downloads/download.ts";
import { eventWords } from "../../app/site/events/event.ts";
import { homeWords } from "../../app/site/pages/home-words.ts";
import { researchWords } from "../../app/site/research/research-words.ts";
import { words as designWords } from "../../app/ui/words/words.ts";

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
