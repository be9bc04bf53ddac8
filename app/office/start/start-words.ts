import { withPostposition } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { MailOutage } from "#app/lib/mail/mail-health.server.ts";

/** `isOne` chooses between singular and plural. */
export interface Figure {
  text: string;
  isOne: boolean;
}

interface StartWords {
  title: string;
  welcome: (name: string) => string;
  waits: string;
  nothing: string;
  notices: string;
  calls: (figure: Figure) => string;
  newOnes: (figure: Figure) => string;
  oldest: Record<"hours" | "days", (figure: Figure) => string>;
  roles: (figure: Figure) => string;
  orphaned: (count: string) => string;
  profiles: (figure: Figure) => string;
  profilesForPrincipal: (figure: Figure) => string;
  forYou: (figure: Figure) => string;
  forPrincipal: (figure: Figure) => string;
  missing: Record<Locale, (figure: Figure) => string>;
  missingHelp: string;
  passed: (name: string, day: string) => string;
  drafts: (figure: Figure) => string;
  changed: (figure: Figure) => string;
  coming: (figure: Figure, when: string) => string;
  ending: (figure: Figure, when: string) => string;
  others: (figure: Figure) => string;
  last: (name: string, when: string) => string;
  notCounted: string;
  onlyPeople: string;
  undelivered: (figure: Figure) => string;
  still: Record<"title" | "approvals" | "pages" | "laws", string> & { more: (count: string) => string };
  newYear: Record<"holidays" | "fares", string> &
    Record<"title" | "approvals" | "terms" | "look", (text: string) => string> & {
      counts: (now: string, before: string) => string;
      leaving: (count: string, day: string) => string;
    };
  unmade: Record<"failed" | "isKept" | "isMissing", string> & {
    line: (name: string) => string;
    signs: (signs: string, record: string | undefined) => string;
  };
  noEmail: string;
  /** By the kind of fault; `meanwhile` says what to do until mails go out. */
  noMail: Record<"title" | "meanwhile" | MailOutage, string>;
  diskFull: string;
  /** For an admin, who sees no website content. */
  places: Record<"title" | "people" | "guide", string>;
  people: (figure: Figure) => string;
  nobody: string;
  allPeople: string;
}

export const startWords: Record<Locale, StartWords> = {
  en: {
    title: "Home",
    welcome: (name) => `Welcome, ${name}`,
    waits: "To do",
    nothing: "Nothing to do.",
    notices: "Notices on the website now",
    calls: ({ text, isOne }) => (isOne ? "1 person to contact today" : `${text} people to contact today`),
    newOnes: ({ text }) => `${text} new in the inbox`,
    oldest: {
      hours: ({ text, isOne }) => (isOne ? "Waiting longest: 1 hour." : `Waiting longest: ${text} hours.`),
      days: ({ text }) => `Waiting longest: ${text} days.`,
    },
    roles: ({ text, isOne }) =>
      isOne ? "1 account waits for you to confirm it" : `${text} accounts wait for you to confirm`,
    orphaned: (count) => `Inbox entries of someone whose account is suspended: ${count}`,
    profiles: ({ text, isOne }) =>
      isOne ? "1 profile is waiting for approval" : `${text} profiles are waiting for approval`,
    profilesForPrincipal: ({ text, isOne }) =>
      isOne
        ? "1 profile is waiting for the principal’s approval"
        : `${text} profiles are waiting for the principal’s approval`,
    forYou: ({ text, isOne }) =>
      isOne ? "1 draft is waiting for you to publish it" : `${text} drafts are waiting for you to publish`,
    forPrincipal: ({ text, isOne }) =>
      isOne ? "1 draft is waiting for the principal" : `${text} drafts are waiting for the principal`,
    missing: {
      en: ({ text }) => `English missing: ${text}`,
      mr: ({ text }) => `Marathi missing: ${text}`,
    },
    passed: (name, day) => `According to the dates on the website, “${name}” ended on ${day}. Has it been extended?`,
    missingHelp: "Published in one language. Please write the other too.",
    drafts: ({ text, isOne }) => (isOne ? "1 draft not published" : `${text} drafts not published`),
    changed: ({ text, isOne }) => (isOne ? "1 text with changes to publish" : `${text} texts with changes to publish`),
    coming: ({ text }, when) => `Coming: ${text}, the next on ${when}`,
    ending: ({ text }, when) => `Ending this week: ${text}, the first on ${when}`,
    others: ({ text, isOne }) =>
      isOne ? "1 change by others in the last 7 days" : `${text} changes by others in the last 7 days`,
    last: (name, when) => `Last: ${name}, ${when}`,
    notCounted: "The profiles could not be counted just now.",
    undelivered: ({ text, isOne }) =>
      isOne ? "An email to 1 colleague could not be delivered" : `Emails to ${text} colleagues could not be delivered`,
    still: {
      title: "Still missing on the website",
      approvals: "Approvals",
      pages: "Pages without text",
      laws: "Laws and rules not read for 180 days",
      more: (count) => `${count} more`,
    },
    newYear: {
      title: (year) => `New academic year ${year}`,
      holidays: "Holidays",
      fares: "Bus fares",
      counts: (now, before) => `For this year: ${now}; the last time: ${before}`,
      approvals: (count) => `Not here yet for this year: ${count}`,
      terms: (count) => `Members whose term is over: ${count}`,
      look: (count) => `Please check that these are still right: ${count}`,
      leaving: (count, day) => `Not among the current notices from ${day} on: ${count}`,
    },
    unmade: {
      line: (name) => `The PDF “${name}” could not be made`,
      signs: (signs, record) =>
        `${record ? `In “${record}” there is` : "It has"} a character that cannot be printed: ${signs}.`,
      failed: "Tell whoever looks after the website: the log says why.",
      isKept: "Until then readers get the one made before.",
      isMissing: "Until then it is missing on the website.",
    },
    noEmail: "The institute’s email address is missing, so you get no email when somebody writes. Enter it.",
    noMail: {
      title: "The website cannot send email now.",
      signIn:
        "The mail service refuses the website’s user name or password. Perhaps the password was changed. Ask whoever runs the server to enter the new one (MAIL_URL).",
      tls: "The mail service’s security certificate is not valid. Tell whoever runs the server (MAIL_URL).",
      unreachable:
        "The mail service does not answer. If this line is still here in an hour, tell whoever runs the server (MAIL_URL).",
      sender:
        "The mail service does not accept the website’s address as the sender, or the day’s limit is used up. Tell whoever runs the server (MAIL_FROM).",
      refused: "The mail service refuses the website’s emails, perhaps as spam. Tell whoever runs the server.",
      meanwhile:
        "Until then visitors get no OTP. They can ask to be called, and those requests reach your inbox here. Look at it often: for now, no email tells you about them.",
    },
    diskFull:
      "The server’s disk is nearly full. Once it is full, enquiries cannot be saved and nothing can be published. Tell whoever runs the server today.",
    onlyPeople: "You look after the accounts. The office and the principal write the website.",
    places: {
      title: "Where to go",
      people: "People",
      guide: "Guide",
    },
    people: ({ text, isOne }) => (isOne ? "1 person is waiting." : `${text} people are waiting.`),
    nobody: "Nobody is waiting.",
    allPeople: "See everyone in the inbox",
  },
  mr: {
    title: "मुख्य पान",
    welcome: (name) => `नमस्कार, ${name}`,
    waits: "बाकी कामे",
    nothing: "काहीही बाकी नाही.",
    notices: "सध्या प्रसिद्ध सूचना",
    calls: ({ text, isOne }) => (isOne ? "आज एका व्यक्तीशी संपर्क साधायचा आहे" : `आज ${text} जणांशी संपर्क साधायचा आहे`),
    newOnes: ({ text }) => `आवक: ${text} नवीन`,
    oldest: {
      hours: ({ text, isOne }) => (isOne ? "सर्वांत जास्त वेळ थांबलेले: १ तास." : `सर्वांत जास्त वेळ थांबलेले: ${text} तास.`),
      days: ({ text }) => `सर्वांत जास्त वेळ थांबलेले: ${text} दिवस.`,
    },
    roles: ({ text, isOne }) => (isOne ? "एका खात्याला तुमची मंजुरी हवी आहे" : `${text} खात्यांना तुमची मंजुरी हवी आहे`),
    orphaned: (count) => `खाते थांबवलेल्या व्यक्तीकडील नोंदी: ${count}`,
    profiles: ({ text, isOne }) => (isOne ? "१ प्रोफाइल मंजूर करायचे आहे" : `${text} प्रोफाइल मंजूर करायची आहेत`),
    profilesForPrincipal: ({ text, isOne }) =>
      isOne ? "१ प्रोफाइलला प्राचार्यांची मंजुरी बाकी आहे" : `${text} प्रोफाइलना प्राचार्यांची मंजुरी बाकी आहे`,
    forYou: ({ text, isOne }) => (isOne ? "१ मसुदा तुम्ही प्रसिद्ध करायचा आहे" : `${text} मसुदे तुम्ही प्रसिद्ध करायचे आहेत`),
    forPrincipal: ({ text, isOne }) =>
      isOne ? "१ मसुदा प्राचार्यांनी प्रसिद्ध करायचा आहे" : `${text} मसुदे प्राचार्यांनी प्रसिद्ध करायचे आहेत`,
    missing: {
      en: ({ text }) => `इंग्रजी मजकूर बाकी: ${text}`,
      mr: ({ text }) => `मराठी मजकूर बाकी: ${text}`,
    },
    passed: (name, day) => `“${name}”: संकेतस्थळावरील तारखांनुसार शेवटचा दिवस ${day} होता. मुदत वाढली का?`,
    missingHelp: "एकाच भाषेत प्रसिद्ध झाले आहे. दुसऱ्या भाषेतील मजकूरही लिहा.",
    drafts: ({ text, isOne }) => (isOne ? "१ मसुदा प्रसिद्ध करायचा आहे" : `${text} मसुदे प्रसिद्ध करायचे आहेत`),
    changed: ({ text }) => `${text} ठिकाणचे बदल प्रसिद्ध करायचे आहेत`,
    coming: ({ text }, when) => `लवकरच प्रसिद्ध होणार: ${text}, पुढील ${when} रोजी`,
    ending: ({ text }, when) => `या आठवड्यात मुदत संपणार: ${text}, पहिली ${when} रोजी`,
    others: ({ text, isOne }) => (isOne ? "गेल्या ७ दिवसांत इतरांनी केलेला १ बदल" : `गेल्या ७ दिवसांत इतरांनी केलेले ${text} बदल`),
    last: (name, when) => `शेवटचा: ${name}, ${when}`,
    notCounted: "प्रोफाइलची संख्या आत्ता मिळाली नाही.",
    undelivered: ({ text, isOne }) =>
      isOne ? "१ सहकाऱ्याला पाठवलेला ईमेल पोहोचला नाही" : `${text} सहकाऱ्यांना पाठवलेले ईमेल पोहोचले नाहीत`,
    still: {
      title: "संकेतस्थळावर अजून नाही",
      approvals: "मान्यता",
      pages: "मजकूर नसलेली पाने",
      laws: "१८० दिवसांत न वाचलेले कायदे आणि नियम",
      more: (count) => `आणखी ${count}`,
    },
    newYear: {
      title: (year) => `नवे शैक्षणिक वर्ष ${year}`,
      holidays: "सुट्ट्या",
      fares: "बसचे भाडे",
      counts: (now, before) => `या वर्षाचे: ${now}; मागच्या वेळी: ${before}`,
      approvals: (count) => `या वर्षाचे पत्र इथे अजून नाही: ${count}`,
      terms: (count) => `मुदत संपलेले सदस्य: ${count}`,
      look: (count) => `हे अजून बरोबर आहे ना, ते पाहा: ${count}`,
      leaving: (count, day) => `${withPostposition(day, "पासून")} “सध्याच्या” यादीत नसतील: ${count}`,
    },
    unmade: {
      line: (name) => `“${name}” ही PDF तयार करता आली नाही`,
      signs: (signs, record) => `${record ? `“${record}” मध्ये` : "तिच्यात"} छापता न येणारे चिन्ह आहे: ${signs}.`,
      failed: "संकेतस्थळ सांभाळणाऱ्या व्यक्तीला सांगा; कारण लॉगमध्ये आहे.",
      isKept: "ते दुरुस्त होईपर्यंत वाचकांना आधीची PDF मिळेल.",
      isMissing: "ते दुरुस्त होईपर्यंत ती संकेतस्थळावर दिसणार नाही.",
    },
    noEmail: "संस्थेचा ईमेल पत्ता दिलेला नाही; त्यामुळे कोणी लिहिले, तरी तुम्हाला ईमेल येत नाही. तो पत्ता भरा.",
    noMail: {
      title: "संकेतस्थळावरून सध्या ईमेल जात नाहीत.",
      signIn:
        "ईमेल सेवा संकेतस्थळाचे युजरनेम किंवा पासवर्ड स्वीकारत नाही. पासवर्ड बदलला असेल, तर सर्व्हर सांभाळणाऱ्यांना नवा पासवर्ड भरायला सांगा (MAIL_URL).",
      tls: "ईमेल सेवेचे सुरक्षा प्रमाणपत्र वैध नाही. सर्व्हर सांभाळणाऱ्यांना कळवा (MAIL_URL).",
      unreachable: "ईमेल सेवेकडून उत्तर येत नाही. तासाभरानेही ही सूचना दिसली, तर सर्व्हर सांभाळणाऱ्यांना कळवा (MAIL_URL).",
      sender:
        "संकेतस्थळाच्या ईमेल पत्त्यावरून पाठवायला ईमेल सेवा नकार देते, किंवा आजची मर्यादा संपली आहे. सर्व्हर सांभाळणाऱ्यांना कळवा (MAIL_FROM).",
      refused: "ईमेल सेवा संकेतस्थळाचे ईमेल घेत नाही; कदाचित ते स्पॅम समजले जात असतील. सर्व्हर सांभाळणाऱ्यांना कळवा.",
      meanwhile:
        "तोपर्यंत संकेतस्थळ वापरणाऱ्यांना OTP मिळत नाही. ते “मला फोन करा” असे कळवू शकतात; त्या नोंदी इथल्या आवकेत येतात. त्यांची सूचना तुम्हाला ईमेलने मिळणार नाही, म्हणून आवक वारंवार पाहा.",
    },
    diskFull:
      "सर्व्हरची डिस्क जवळजवळ भरली आहे. ती पूर्ण भरली, तर चौकशा जतन होणार नाहीत आणि काहीही प्रसिद्ध करता येणार नाही. सर्व्हर सांभाळणाऱ्यांना आजच कळवा.",
    onlyPeople: "तुम्ही खाती सांभाळता. संकेतस्थळावरील मजकूर कार्यालय आणि प्राचार्य लिहितात.",
    places: {
      title: "कुठे काय आहे",
      people: "कर्मचारी",
      guide: "मार्गदर्शिका",
    },
    people: ({ text, isOne }) => (isOne ? "एका व्यक्तीला उत्तर देणे बाकी आहे." : `${text} जणांना उत्तर देणे बाकी आहे.`),
    nobody: "सध्या कोणालाही उत्तर देणे बाकी नाही.",
    allPeople: "आवकेतील सर्व नोंदी पाहा",
  },
};
