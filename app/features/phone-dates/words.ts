import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  add: "Add to phone",
  dates: "Add these dates to your phone",
  google: "Google Calendar",
  other: "other",
  whole: "Add all dates to a calendar app",
  admission: "Add all admission dates to a calendar app",
  expected: "expected",
  lastDay: (title: string) => `Tomorrow is the last day: ${title}`,
  cancelled: "Cancelled",
};

const mr: typeof en = {
  add: "फोनच्या कॅलेंडरमध्ये नोंदवा",
  dates: "या तारखा फोनच्या कॅलेंडरमध्ये नोंदवा",
  google: "Google कॅलेंडर",
  other: "इतर",
  whole: "सर्व तारखा कॅलेंडर ॲपसाठी",
  admission: "प्रवेशाच्या सर्व तारखा कॅलेंडर ॲपसाठी",
  expected: "अपेक्षित",
  lastDay: (title) => `उद्या शेवटचा दिवस: ${title}`,
  cancelled: "रद्द",
};

export const phoneWords: Record<Locale, typeof en> = { en, mr };
