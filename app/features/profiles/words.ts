import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  serial: "Sr. No.",
  name: "Name of Faculty",
  designation: "Designation",
  resume: "Resume",
  view: "View",
  /** Whose resume, after “View”; heard, not seen. */
  resumeOf: (name: string) => `the resume of ${name}`,
  opensInTab: "opens in a new tab",
  notAvailable: "N/A",
  sample: "Sample entries: these teachers are made up.",
  details: "More about each teacher",
  more: "Details",
  qualifications: "Qualifications",
  specialization: "Specialization",
  department: "Department",
  experience: "Experience",
  industry: "Industry",
  teaching: "Teaching",
  publication: "Publication",
  award: "Award/Recognition",
  membership: "Membership",
  email: "Email",
};

const mr: typeof en = {
  serial: "अ. क्र.",
  name: "शिक्षकांचे नाव",
  designation: "पद",
  resume: "बायोडेटा",
  view: "पाहा",
  resumeOf: (name) => `${name} यांचा बायोडेटा`,
  opensInTab: "नव्या टॅबमध्ये उघडते",
  notAvailable: "नाही",
  sample: "नमुना नोंदी: हे शिक्षक काल्पनिक आहेत.",
  details: "प्रत्येक शिक्षकाविषयी",
  more: "तपशील",
  qualifications: "शैक्षणिक पात्रता",
  specialization: "विशेष विषय",
  department: "विभाग",
  experience: "अनुभव",
  industry: "उद्योगात",
  teaching: "अध्यापनात",
  publication: "प्रकाशने",
  award: "पुरस्कार/सन्मान",
  membership: "सदस्यत्व",
  email: "ईमेल",
};

/** Texts of the faculty's public profiles, in each language. */
export const profileWords: Record<Locale, typeof en> = { en, mr };
