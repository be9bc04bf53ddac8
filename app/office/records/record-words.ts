import type { OffReason } from "#app/lib/db/record-tables.ts";
import { formatNumber, withPostposition } from "#app/lib/i18n/format.ts";
import { formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { historyWords } from "./history-words.ts";
import { publishWords } from "./publish-words.ts";

const english: Record<Locale, string> = { en: "English", mr: "Marathi" };

const off: Record<OffReason, string> = {
  mistake: "Removed from the website: published by mistake. Its page says that it is gone.",
  replaced: "Removed from the website: its address leads to another page.",
  ended: "No longer valid: its page says so, and the lists leave it out.",
};

/** For kinds whose records have no page. */
const offEverywhere: Record<OffReason, string> = {
  mistake: "Removed from the website: published by mistake. It no longer appears on any page.",
  replaced: "Removed from the website. It no longer appears on any page.",
  ended: "Removed from the website: no longer valid. It no longer appears on any page.",
};

const en = {
  title: "Website content",
  lead: "What the office writes for the website.",
  shelves: { week: "Every week", season: "In the admission season", year: "Once a year" },
  counts: {
    public: (count: string) => `${count} public`,
    inUse: (count: string) => `${count} in use`,
    draft: (count: string, isOne: boolean) => (isOne ? "1 draft" : `${count} drafts`),
    changed: (count: string) => `${count} with changes`,
    following: (count: string) => `${count} with a language missing`,
  },
  list: {
    search: "Search this list",
    words: "Words in the text",
    state: "Show",
    all: "All",
    find: "Search",
    total: (count: string) => `${count} in all`,
    found: (count: string) => `${count} found`,
    none: "Nothing here yet. The button above adds the first.",
    noneFound: "Nothing found. Try another word, or show all.",
    waits: "Waiting for the principal",
    nameless: "No title yet",
    pages: "Pages of the list",
    page: (page: string, of: string) => `Page ${page} of ${of}`,
    previous: "Previous",
    next: "Next",
    from: (when: string) => `Public on ${when}`,
    newFrom: (when: string) => `New version on ${when}`,
    missing: (locale: Locale) => `${english[locale]} missing`,
    by: (name: string, when: string) => `${name}, ${when}`,
  },
  when: {
    justNow: "just now",
    minutes: (count: string, isOne: boolean) => (isOne ? "a minute ago" : `${count} minutes ago`),
    at: (moment: string) => `on ${moment}`,
  },
  record: {
    new: (one: string) => `New: ${one.toLowerCase()}`,
    isPublic: "Public.",
    isPublicUntil: (day: string) => `Public, up to and including ${day}.`,
    isDraft: "Draft. The public does not see it.",
    /** For kinds that only the office uses. */
    isInUse: "In use.",
    isUnused: "Draft. It is not in use yet.",
    inAMinute: "Public in a minute.",
    comes: (when: string) => `Public on ${when}.`,
    /** Precedes the title of a scheduled edition. */
    byYou: "You are publishing",
    by: (name: string) => `${name} is publishing`,
    dated: (day: string) => `Its date will be ${day}.`,
    hasChanges: "The draft has changes that the public does not see yet.",
    follows: (locale: Locale) => `${english[locale]} is missing on the website.`,
    writeIn: (locale: Locale) => `Write it in ${english[locale]}`,
    off,
    offEverywhere,
    leadsTo: (address: string) => `It leads to ${address}.`,
    expired: (day: string) => `Its last day was ${day}. Its page says so, and the lists leave it out.`,
    expiredEverywhere: (day: string) => `Its last day was ${day}. It no longer appears on any page.`,
    waits: "It is waiting for the principal, who publishes it and finds it on the office home page.",
    waitsForYou: "It is waiting for you to publish it.",
    isDiscarded: "Discarded. You can bring it back within 30 days.",
    saved: (time: string) => `Saved at ${time}.`,
    merged: (time: string) =>
      `Saved at ${time}. Someone else changed other fields while you were writing: both are kept.`,
    changedByYou: (when: string) => `You changed this ${when}.`,
    changedBy: (name: string, when: string) => `${name} changed this ${when}.`,
    share: "Send it on WhatsApp",
    shareInAMinute: "Send it on WhatsApp (after a minute)",
    see: "See it on the website",
    seeInAMinute: "See it on the website (after a minute)",
    history: "History",
    noSuch: "There is no such entry",
    noSuchText: "It may have been discarded, or the address is wrong.",
    change: "Change it",
    changeAgain: "Change it again",
  },
  history: historyWords.en,
  ...publishWords.en,
};

const marathi: Record<Locale, string> = { en: "इंग्रजी", mr: "मराठी" };

const mr: typeof en = {
  title: "संकेतस्थळाचा मजकूर",
  lead: "कार्यालय संकेतस्थळावर जे लिहिते, ते सर्व इथे आहे.",
  shelves: { week: "दर आठवड्याला", season: "प्रवेशाच्या काळात", year: "वर्षातून एकदा" },
  counts: {
    public: (count) => `${count} प्रसिद्ध`,
    inUse: (count) => `${count} वापरात`,
    draft: (count, isOne) => (isOne ? "१ मसुदा" : `${count} मसुदे`),
    changed: (count) => `${count} ठिकाणी बदल`,
    following: (count) => `${count} ठिकाणी एक भाषा बाकी`,
  },
  list: {
    search: "या यादीत शोधा",
    words: "मजकुरातील शब्द",
    state: "काय दाखवायचे",
    all: "सर्व",
    find: "शोधा",
    total: (count) => `एकूण ${count}`,
    found: (count) => `${count} सापडले`,
    none: "इथे अजून काही नाही. वरच्या बटणाने पहिली नोंद करा.",
    noneFound: "काही सापडले नाही. दुसरा शब्द वापरा किंवा सर्व दाखवा.",
    waits: "प्राचार्यांनी प्रसिद्ध करायचे आहे",
    nameless: "अजून शीर्षक नाही",
    pages: "यादीची पाने",
    page: (page, of) => `पान ${page} / ${of}`,
    previous: "मागील",
    next: "पुढील",
    from: (when) => `${when} वाजता प्रसिद्ध होईल`,
    newFrom: (when) => `नवी आवृत्ती: ${when}`,
    missing: (locale) => `${marathi[locale]} बाकी`,
    by: (name, when) => `${name}, ${when}`,
  },
  when: {
    justNow: "आत्ताच",
    minutes: (count, isOne) => (isOne ? "एका मिनिटापूर्वी" : `${count} मिनिटांपूर्वी`),
    at: (moment) => `${moment} वाजता`,
  },
  record: {
    new: (one) => `नवीन: ${one}`,
    isPublic: "प्रसिद्ध आहे.",
    isPublicUntil: (day) => `${withPostposition(day, "पर्यंत")} प्रसिद्ध.`,
    isDraft: "मसुदा. हा लोकांना दिसत नाही.",
    isInUse: "वापरात आहे.",
    isUnused: "मसुदा. तो अजून वापरात नाही.",
    inAMinute: "एका मिनिटात प्रसिद्ध होईल.",
    comes: (when) => `${when} वाजता प्रसिद्ध होईल.`,
    byYou: "तुम्ही प्रसिद्ध करत आहात:",
    by: (name) => `${name} प्रसिद्ध करत आहेत:`,
    dated: (day) => `त्यावर ${day} ही तारीख असेल.`,
    hasChanges: "मसुद्यातील बदल लोकांना अजून दिसत नाहीत.",
    follows: (locale) => `संकेतस्थळावर ${marathi[locale]} मजकूर अजून नाही.`,
    writeIn: (locale) => `${marathi[locale]} मजकूर लिहा`,
    off: {
      mistake: "संकेतस्थळावरून काढले: चुकून प्रसिद्ध झाले होते. ते काढल्याचे त्याच्या पानावर लिहिलेले आहे.",
      replaced: "संकेतस्थळावरून काढले: हा पत्ता आता दुसऱ्या पानावर नेतो.",
      ended: "मुदत संपली: त्याच्या पानावर तसे लिहिलेले आहे. याद्यांमध्ये ते दिसत नाही.",
    },
    offEverywhere: {
      mistake: "संकेतस्थळावरून काढले: चुकून प्रसिद्ध झाले होते. ते आता कोणत्याही पानावर दिसत नाही.",
      replaced: "संकेतस्थळावरून काढले. ते आता कोणत्याही पानावर दिसत नाही.",
      ended: "संकेतस्थळावरून काढले: मुदत संपली. ते आता कोणत्याही पानावर दिसत नाही.",
    },
    leadsTo: (address) => `हा पत्ता ${address} वर नेतो.`,
    expired: (day) => `${day} हा शेवटचा दिवस होता. त्याच्या पानावर तसे लिहिलेले आहे. याद्यांमध्ये ते दिसत नाही.`,
    expiredEverywhere: (day) => `${day} हा शेवटचा दिवस होता. ते आता कोणत्याही पानावर दिसत नाही.`,
    waits: "हे प्राचार्यांनी प्रसिद्ध करायचे आहे. ते त्यांना कार्यालयाच्या मुख्य पानावर दिसते.",
    waitsForYou: "हे तुम्ही प्रसिद्ध करायचे आहे.",
    isDiscarded: "रद्द केलेला मसुदा. ३० दिवसांत तो परत आणता येतो.",
    saved: (time) => `${time} वाजता जतन झाले.`,
    merged: (time) => `${time} वाजता जतन झाले. दरम्यान इतरांनी इतर रकाने बदलले होते; दोन्ही बदल ठेवले आहेत.`,
    changedByYou: (when) => `तुम्ही ${when} यात बदल केला.`,
    changedBy: (name, when) => `${name} यांनी ${when} यात बदल केला.`,
    share: "WhatsApp वर पाठवा",
    shareInAMinute: "एका मिनिटानंतर WhatsApp वर पाठवा",
    see: "संकेतस्थळावर पाहा",
    seeInAMinute: "एका मिनिटानंतर संकेतस्थळावर पाहा",
    history: "इतिहास",
    noSuch: "अशी नोंद नाही",
    noSuchText: "ती रद्द केली असेल किंवा पत्ता चुकला असेल.",
    change: "यात बदल करा",
    changeAgain: "पुन्हा बदला",
  },
  history: historyWords.mr,
  ...publishWords.mr,
};

/** Numbers, names and times are passed in formatted. */
export const recordWords: Record<Locale, typeof en> = { en, mr };

const minute = 60_000;

/** "3 minutes ago" up to an hour; otherwise "on Tuesday, 25 August, 10:00 AM". */
export function formatAgo(time: number, locale: Locale, now: number): string {
  const { when } = recordWords[locale];
  const minutes = Math.floor((now - time) / minute);
  if (minutes < 1) return when.justNow;
  if (minutes < 60) return when.minutes(formatNumber(minutes, locale), minutes === 1);
  return when.at(formatWeekdayMoment(time, locale, now));
}
