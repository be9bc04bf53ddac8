import { inboxWords } from "#app/features/inbox/words.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { actionWords } from "./action-words.ts";

const en = {
  title: "Activity",
  people: "Who logged in, and what changed in accounts.",
  records: "What was done, by whom and when: texts, the inbox and downloads.",
  /** The last seven days in figures. */
  week: {
    title: "The last 7 days",
    enquiries: (text: string, isOne: boolean) => (isOne ? "1 enquiry" : `${text} enquiries`),
    calls: (text: string, isOne: boolean) => (isOne ? "1 call" : `${text} calls`),
    notices: (text: string, isOne: boolean) => (isOne ? "1 notice" : `${text} notices`),
    texts: (text: string, isOne: boolean) => (isOne ? "1 other text published" : `${text} other texts published`),
    waiting: (text: string, isOne: boolean) => (isOne ? "1 person is waiting now" : `${text} people are waiting now`),
    nobody: "nobody is waiting now",
  },
  /** Several files that were added at once. */
  photosAdded: (count: string) => `Added ${count} photos`,
  filesAdded: (count: string) => `Added ${count} files`,
  times: (count: string) => `${count} times`,
  filter: "Filter",
  who: "Who",
  what: "What",
  record: "About",
  files: "Files",
  from: "From",
  to: "To",
  everyone: "Everyone",
  everything: "Everything",
  show: "Show",
  none: "Nothing yet. What is done from now on appears here, with who did it and when.",
  noneFound: "Nothing matches this filter. Choose another, or show everything.",
  showAll: "Show everything",
  newer: "Newer",
  older: "Older",
  nobody: "Unknown person",
  /** After the reference of something that no longer exists. */
  erased: "erased",
  /** Reasons and results, prefixed with the action where its meaning depends on that. */
  reasons: {
    mistake: "published by mistake",
    replaced: "replaced by another page",
    ended: "no longer valid",
    call: "on the phone",
    walkIn: "at a visit",
    schoolVisit: "at a visit to a junior college or school",
    poster: "because of a poster",
    whatsapp: "on WhatsApp",
    asked: "the person asked for it",
    guardianDisagrees: "the parent or guardian does not agree",
    test: "it was a test",
    "inbox-erase mistake": "written down by mistake",
    "signedIn code": "with a code",
    "signedIn recovery": "with a recovery code",
    "signedIn passkey": "with a passkey",
    "signInFailed password": "wrong password",
    "signInFailed code": "wrong code",
    "signInFailed recovery": "wrong recovery code",
    "signInFailed passkey": "wrong passkey",
  } as Record<string, string>,
  ...actionWords.en,
};

const mr: typeof en = {
  title: "कामांची नोंद",
  people: "कोणी लॉगिन केले आणि खात्यांत काय बदलले.",
  records: "कोणी, कधी आणि काय केले: मजकूर, आवक आणि डाउनलोड.",
  week: {
    title: "गेल्या ७ दिवसांत",
    enquiries: (text, isOne) => (isOne ? "१ चौकशी" : `${text} चौकशा`),
    calls: (text) => `${text} फोन`,
    notices: (text, isOne) => (isOne ? "१ सूचना" : `${text} सूचना`),
    texts: (text) => `प्रसिद्ध केलेला इतर मजकूर: ${text}`,
    waiting: (text, isOne) => (isOne ? "सध्या एक जण वाट पाहत आहे" : `सध्या ${text} जण वाट पाहत आहेत`),
    nobody: "सध्या कोणीही वाट पाहत नाही",
  },
  photosAdded: (count) => `${count} फोटो जोडले`,
  filesAdded: (count) => `${count} फायली जोडल्या`,
  times: (count) => `${count} वेळा`,
  filter: "निवड",
  who: "कोणी",
  what: "काय",
  record: "कशाबद्दल",
  files: "फायली",
  from: "या दिवसापासून",
  to: "या दिवसापर्यंत",
  everyone: "सर्व जण",
  everything: "सर्व काही",
  show: "दाखवा",
  none: "अजून काही नाही. यापुढे जे केले जाईल ते इथे दिसेल: कोणी आणि कधी.",
  noneFound: "या निवडीत काहीही सापडले नाही. दुसरी निवड करा किंवा सर्व दाखवा.",
  showAll: "सर्व दाखवा",
  newer: "नवीन",
  older: "जुने",
  nobody: "अनोळखी व्यक्ती",
  erased: "माहिती काढून टाकली आहे",
  reasons: {
    mistake: "चुकून प्रसिद्ध झाले",
    replaced: "याऐवजी दुसरे पान आहे",
    ended: "मुदत संपली",
    call: "फोनवर",
    walkIn: "प्रत्यक्ष भेटीत",
    schoolVisit: "महाविद्यालयाच्या किंवा शाळेच्या भेटीत",
    poster: "पोस्टर पाहून",
    whatsapp: "WhatsApp वर",
    asked: "पाठवणाऱ्यांनी सांगितले",
    guardianDisagrees: "पालकांची संमती नाही",
    test: "चाचणीसाठी पाठवले होते",
    "inbox-erase mistake": "चुकून लिहिले गेले",
    "signedIn code": "कोड वापरून",
    "signedIn recovery": "रिकव्हरी कोड वापरून",
    "signedIn passkey": "पासकी वापरून",
    "signInFailed password": "चुकीचा पासवर्ड",
    "signInFailed code": "चुकीचा कोड",
    "signInFailed recovery": "चुकीचा रिकव्हरी कोड",
    "signInFailed passkey": "चुकीची पासकी",
  },
  ...actionWords.mr,
};

/** Adds the inbox's own texts for states and results of calls. */
function withInbox(words: typeof en, locale: Locale): typeof en {
  const { states, notes } = inboxWords[locale];
  const { spoke, noAnswer, wrongNumber } = notes;
  return { ...words, reasons: { ...states, spoke, noAnswer, wrongNumber, ...words.reasons } };
}

/** Texts of the activity log, in each language. */
export const activityWords: Record<Locale, typeof en> = { en: withInbox(en, "en"), mr: withInbox(mr, "mr") };
