import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FormWords } from "./words.en.ts";

const language: Record<Locale, string> = { en: "इंग्रजी", mr: "मराठी" };

/** The words of a record's form, in Marathi. */
export const mr: FormWords = {
  state: {
    there: "आहे",
    missing: (locale) => `${language[locale]} मजकूर नाही`,
    changed: (changed, other) => `${language[changed]} मजकूर बदलला; ${language[other]} मजकूर पुन्हा पाहा`,
    still: (locale) => `${language[locale]} मजकूर बरोबरच आहे`,
  },
  suggestion: { other: "असाच मजकूर असलेल्या दुसऱ्या नोंदीत हे लिहिले आहे:", take: "हा मजकूर घ्या" },
  rows: {
    none: "अजून एकही नाही.",
    empty: "भरलेले नाही",
    up: "वर न्या",
    down: "खाली न्या",
    in: "एक पायरी आत",
    out: "एक पायरी बाहेर",
    remove: "काढून टाका",
  },
  more: (fields) => `हवे असल्यास आणखी: ${fields}`,
  choose: "निवडा",
  none: "निवडलेले नाही",
  choosePicture: "फोटो निवडा",
  thisPicture: "आत्ता निवडलेला फोटो",
  otherPicture: "दुसरा फोटो निवडा",
  olderPictures: "जुने फोटो दाखवा",
  sitePictures: "संकेतस्थळावरील फोटो दाखवा",
  newestPictures: "नवीन फोटो दाखवा",
  upload: "मसुदा जतन करा आणि फाइल अपलोड करा",
  agreed: "फोटोत ओळखू येणाऱ्या सर्व व्यक्तींनी तो दाखवण्यास संमती दिली आहे",
  agreedHelp:
    "कार्यालयाने अपलोड केलेला फोटो प्रसिद्ध करण्याआधी हे आवश्यक आहे. विद्यार्थी १८ वर्षांखालील असेल, तर पालकांची संमती घ्या. फोटोत कोणीही ओळखू येत नसेल, तरीही इथे खूण करा.",
  problems: {
    title: "प्रसिद्ध करण्याआधी हे पूर्ण करा:",
    missing: "ही माहिती भरा.",
    language: (locale) => `${language[locale]} मजकूर लिहा.`,
    few: (min) => `किमान ${min} हवे.`,
    many: (max) => `जास्तीत जास्त ${max} चालतात.`,
    gone: "हे आता संकेतस्थळावर नाही. दुसरे निवडा.",
    noPage: "संकेतस्थळावर या पत्त्यावर काहीही नाही. पत्ता तपासा.",
    agreement: "फोटोतील व्यक्तींची संमती आहे अशी खूण करा, किंवा दुसरा फोटो निवडा.",
    wrong: (takes) => `इथे हवे: ${takes}.`,
  },
};
