import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  archive: "Notices by academic year",
  current: "Current",
  currentTitle: "Current notices",
  academicYear: (year: string) => `Academic year ${year}`,
  ofYear: (year: string) => `Notices ${year}`,
  yearDescription: (year: string, name: string, [first, last]: string[]) =>
    `Every notice of ${name} in the academic year ${year}, ${first} to ${last}, the newest first.`,
  pageTitle: (title: string, page: string) => `${title}, page ${page}`,
  count: (count: string, isOne: boolean) => (isOne ? "1 notice" : `${count} notices`),
  none: "There is no notice at present. Earlier notices are under their academic year.",
  noneEver: "There is no notice yet.",
  hasFile: "PDF",
  hasEnded: "No longer valid",
  pages: "Pages",
  page: (page: string, of: string) => `Page ${page} of ${of}`,
  previous: "Newer",
  next: "Older",
  ended: (day: string) => `This notice is no longer valid. It ended on ${day}.`,
  follows: "The English text is not ready yet. Read the notice in Marathi:",
  more: (page: string) => `Read more: ${page}`,
  share: "Share on WhatsApp",
  file: "Open the document",
  others: "Other notices",
  all: "All notices",
  description: (day: string, name: string) => `Notice of ${day} by ${name}.`,
  withdrawn: "This notice was withdrawn",
  withdrawnText: "It was published by mistake. Please do not rely on it. If you have a question, call",
};

const mr: typeof en = {
  archive: "शैक्षणिक वर्षानुसार सूचना",
  current: "सध्याच्या",
  currentTitle: "सध्याच्या सूचना",
  academicYear: (year) => `शैक्षणिक वर्ष ${year}`,
  ofYear: (year) => `सूचना ${year}`,
  yearDescription: (year, name, [first, last]) =>
    `${name}: शैक्षणिक वर्ष ${year} (${first} ते ${last}) मधील सर्व सूचना. सर्वांत नवी सूचना आधी दिसते.`,
  pageTitle: (title, page) => `${title}, पान ${page}`,
  count: (count) => `${count} सूचना`,
  none: "सध्या कोणतीही सूचना नाही. आधीच्या सूचना त्यांच्या शैक्षणिक वर्षात पाहा.",
  noneEver: "अजून कोणतीही सूचना नाही.",
  hasFile: "PDF",
  hasEnded: "आता लागू नाही",
  pages: "पाने",
  page: (page, of) => `पान ${page} / ${of}`,
  previous: "नव्या सूचना",
  next: "जुन्या सूचना",
  ended: (day) => `ही सूचना आता लागू नाही. तिची मुदत ${day} रोजी संपली.`,
  follows: "मराठी मजकूर अजून तयार नाही. ही सूचना इंग्रजीत वाचा:",
  more: (page) => `अधिक माहिती: ${page}`,
  share: "WhatsApp वर पाठवा",
  file: "कागदपत्र उघडा",
  others: "इतर सूचना",
  all: "सर्व सूचना",
  description: (day, name) => `${name}: ${day} रोजीची सूचना.`,
  withdrawn: "ही सूचना मागे घेतली आहे",
  withdrawnText: "ही सूचना चुकून प्रसिद्ध झाली होती. कृपया तिच्यावर विसंबून राहू नका. काही शंका असल्यास फोन करा:",
};

/** Texts of the notices, in each language. */
export const noticeWords: Record<Locale, typeof en> = { en, mr };
