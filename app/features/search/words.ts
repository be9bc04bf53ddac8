import type { DocumentKind } from "#app/platform/content/search-document.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

const kinds: Record<DocumentKind, string> = {
  page: "Page",
  notice: "Notice",
  event: "Event",
  person: "Teacher",
  committee: "Committee",
  subject: "Subject",
  research: "Research",
  document: "PDF",
};

const en = {
  kinds,
  topics: { fees: "Fees", dates: "Dates of admission", seats: "Seats", marks: "Marks needed", phone: "Phone" },
  fees: (first: string, both: string) => `First year ${first}, both years ${both}.`,
  seats: (seats: string) => `${seats} in the first year.`,
  expected: "expected",
  datesOver: "These dates are over. The next ones will be on our site as soon as they are known.",
  titleOf: (typed: string) => `Search: ${typed}`,
  found: (total: string, isOne: boolean, typed: string) => `${total} ${isOne ? "result" : "results"} for “${typed}”`,
  best: (shown: string) => `The best ${shown} are shown. Add a word to narrow the search.`,
  someWords: "No page has all of these words. These have some of them.",
  inOther: "Results in Marathi",
  none: (typed: string) => `Nothing was found for “${typed}”`,
  tryThis: "Check the spelling, or try one word, such as “fees” or “admission”. You can search in English or Marathi.",
  call: "Or call the office:",
  tooLong: (most: string) => `That is too long to search for. Please type a few words, at most ${most} characters.`,
};

const mr: typeof en = {
  kinds: {
    page: "पान",
    notice: "सूचना",
    event: "कार्यक्रम",
    person: "शिक्षक",
    committee: "समिती",
    subject: "विषय",
    research: "संशोधन",
    document: "PDF",
  },
  topics: { fees: "शुल्क", dates: "प्रवेशाच्या तारखा", seats: "जागा", marks: "लागणारे गुण", phone: "फोन" },
  fees: (first, both) => `प्रथम वर्ष ${first}, दोन्ही वर्षे ${both}.`,
  seats: (seats) => `प्रथम वर्षात ${seats}.`,
  expected: "अपेक्षित",
  datesOver: "या तारखा होऊन गेल्या. पुढच्या तारखा कळताच इथे दिसतील.",
  titleOf: (typed) => `शोध: ${typed}`,
  found: (total, _isOne, typed) => `“${typed}”: ${total} ठिकाणी सापडले`,
  best: (shown) => `पहिली ${shown} ठिकाणे दाखवली आहेत. आणखी एक शब्द लिहिला, तर नेमके सापडेल.`,
  someWords: "हे सगळे शब्द एकाच पानावर सापडले नाहीत. यांपैकी काही शब्द असलेली पाने खाली आहेत.",
  inOther: "इंग्रजी पानांवर सापडलेले",
  none: (typed) => `“${typed}” साठी काही सापडले नाही`,
  tryThis: "शब्द बरोबर लिहिला आहे का ते पाहा किंवा “शुल्क”, “प्रवेश” असा एकच शब्द लिहा. मराठी किंवा इंग्रजी, दोन्हींत शोधता येते.",
  call: "किंवा कार्यालयात फोन करा:",
  tooLong: (most) => `एवढा मोठा मजकूर शोधता येत नाही. थोडेच शब्द लिहा, जास्तीत जास्त ${most} अक्षरे.`,
};

export const searchWords: Record<Locale, typeof en> = { en, mr };
