import type { Locale } from "#app/lib/i18n/locale.ts";

const english: Record<Locale, string> = { en: "English", mr: "Marathi" };

const en = {
  state: {
    there: "is there",
    missing: (locale: Locale) => `${english[locale]} missing`,
    changed: (changed: Locale, other: Locale) => `${english[changed]} changed: look at ${english[other]} again`,
    still: (locale: Locale) => `${english[locale]} is still right`,
  },
  suggestion: { other: "Another entry with a similar text says:", take: "Use this text" },
  rows: {
    none: "None yet.",
    empty: "empty",
    up: "Move up",
    down: "Move down",
    in: "Put under the post above",
    out: "Move up one level",
    remove: "Remove",
  },
  more: (fields: string) => `More, if you need it: ${fields}`,
  choose: "Choose",
  none: "Not chosen",
  choosePicture: "Choose a picture",
  thisPicture: "The picture that is chosen now",
  otherPicture: "Choose another picture",
  olderPictures: "Older pictures",
  sitePictures: "Pictures of the website",
  newestPictures: "Back to the newest pictures",
  upload: "Save draft and upload files",
  uploadSeveral: "Save draft and upload photos",
  agreed: "Everyone who can be recognised in it has agreed to be shown",
  allAgreed: "Everyone who can be recognised in these photos has agreed to be shown",
  agreedHelp:
    "Needed before you publish a picture that the office added. For a student under 18, ask a parent or guardian. Tick it as well if nobody can be recognised in the picture.",
  problems: {
    title: "Before this can be published:",
    missing: "please fill this in.",
    language: (locale: Locale) => `${english[locale]} is missing.`,
    few: (min: string) => `at least ${min} needed.`,
    many: (max: string) => `at most ${max} possible.`,
    gone: "this is no longer on the website. Please choose another one.",
    noPage: "there is nothing at this address of the website. Please correct it.",
    agreement: "please say that the people in it have agreed, or choose another picture.",
    signs: (signs: string) => `${signs} cannot be printed. Please remove it, or write it in another way.`,
    wrong: (takes: string) => `please give ${takes}.`,
  },
};

const marathi: Record<Locale, string> = { en: "इंग्रजी", mr: "मराठी" };

const mr: typeof en = {
  state: {
    there: "आहे",
    missing: (locale) => `${marathi[locale]} मजकूर नाही`,
    changed: (changed, other) => `${marathi[changed]} मजकूर बदलला; ${marathi[other]} मजकूर पुन्हा पाहा`,
    still: (locale) => `${marathi[locale]} मजकूर बरोबरच आहे`,
  },
  suggestion: { other: "असाच मजकूर असलेल्या दुसऱ्या नोंदीत हे लिहिले आहे:", take: "हा मजकूर घ्या" },
  rows: {
    none: "अजून एकही नाही.",
    empty: "रिकामे",
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
  uploadSeveral: "मसुदा जतन करा आणि फोटो अपलोड करा",
  agreed: "फोटोत ओळखू येणाऱ्या सर्व व्यक्तींनी तो दाखवण्यास संमती दिली आहे",
  allAgreed: "या फोटोंत ओळखू येणाऱ्या सर्व व्यक्तींनी ते दाखवण्यास संमती दिली आहे",
  agreedHelp:
    "कार्यालयाने अपलोड केलेला फोटो प्रसिद्ध करण्याआधी हे आवश्यक आहे. विद्यार्थी १८ वर्षांखालील असेल, तर पालकांची संमती घ्या. फोटोत कोणीही ओळखू येत नसेल, तरीही इथे खूण करा.",
  problems: {
    title: "प्रसिद्ध करण्याआधी हे पूर्ण करा:",
    missing: "ही माहिती भरा.",
    language: (locale) => `${marathi[locale]} मजकूर लिहा.`,
    few: (min) => `किमान ${min} हवे.`,
    many: (max) => `जास्तीत जास्त ${max} चालतात.`,
    gone: "हे आता संकेतस्थळावर नाही. दुसरे निवडा.",
    noPage: "संकेतस्थळावर या पत्त्यावर काहीही नाही. पत्ता तपासा.",
    agreement: "फोटोतील व्यक्तींची संमती आहे अशी खूण करा, किंवा दुसरा फोटो निवडा.",
    signs: (signs) => `${signs} हे छापता येत नाही. ते काढा किंवा वेगळ्या प्रकारे लिहा.`,
    wrong: (takes) => `इथे हवे: ${takes}.`,
  },
};

export const recordFormWords: Record<Locale, typeof en> = { en, mr };
