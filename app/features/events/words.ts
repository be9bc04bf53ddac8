import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  upcoming: "Coming up",
  noneUpcoming: "No events are planned at present. Past events are listed below.",
  archives: "All events",
  calendar: "Academic Calendar",
  cultural: "Cultural event",
  sports: "Sports event",
  viewDetails: "View Details (Images)",
  noSports: "No sports events are scheduled at this time.",
  academicYear: (year: string) => `Academic year ${year}`,
  allYears: "All years",
  ofYear: (year: string) => `Cultural events ${year}`,
  pages: "Pages",
  page: (page: string, of: string) => `Page ${page} of ${of}`,
  previous: "Newer",
  next: "Older",
  back: "All cultural events",
  pictures: "Images of this event",
};

const mr: typeof en = {
  upcoming: "लवकरच",
  noneUpcoming: "सध्या कोणताही कार्यक्रम ठरलेला नाही. झालेले कार्यक्रम खाली पाहा.",
  archives: "सर्व कार्यक्रम",
  calendar: "शैक्षणिक दिनदर्शिका",
  cultural: "सांस्कृतिक",
  sports: "क्रीडा",
  viewDetails: "तपशील पाहा (चित्रे)",
  noSports: "सध्या कोणतीही क्रीडा स्पर्धा ठरलेली नाही.",
  academicYear: (year) => `शैक्षणिक वर्ष ${year}`,
  allYears: "सर्व वर्षे",
  ofYear: (year) => `सांस्कृतिक कार्यक्रम ${formatDigits(year, "mr")}`,
  pages: "पाने",
  page: (page, of) => `पान ${page} / ${of}`,
  previous: "नवे कार्यक्रम",
  next: "जुने कार्यक्रम",
  back: "सर्व सांस्कृतिक कार्यक्रम",
  pictures: "या कार्यक्रमाची चित्रे",
};

export const eventWords: Record<Locale, typeof en> = { en, mr };
