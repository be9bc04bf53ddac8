import type { Locale } from "#app/platform/i18n/locale.ts";
import { signInWords } from "./sign-in-words.ts";

const en = {
  office: "Office",
  menu: {
    label: "Office menu",
    start: "Home",
    inbox: "Inbox",
    records: "Website content",
    files: "Files",
    profiles: "Profiles",
    people: "People",
    activity: "Activity",
    guide: "Guide",
    account: "Account",
  },
  roles: { office: "Office", principal: "Principal", admin: "Admin" },
  /** A person who works on the server's command line. */
  command: "The person who looks after the site",
  signOut: "Log out",
  toStart: "Go to the office home page",
  noPage: { title: "There is no such page", text: "Please check the address, or go to the office home page." },
  forbidden: {
    title: "This page is not open to your account",
    office: "Your account has the role “Office”. Please ask the principal or the admin.",
    principal: "Your account has the role “Principal”. Please ask the admin.",
    admin: "Your account has the role “Admin”. Please ask the office or the principal.",
  },
  notDone: {
    title: "This was not done",
    text: (name: string) =>
      `You are logged in as ${name}. The form was opened by another person, or is too old, so none of it was done.`,
    help: "If you need it, go back in the browser, copy the text, open the page again and enter it there.",
  },
  problems: {
    unkept:
      "What you just sent is not saved. It is still in your browser: log in in another tab, go back in this one, and send it again.",
    fields: "Please check these fields:",
    wrongCredentials: "Email or password is wrong.",
    wrongPassword: "The password is wrong.",
    wrongCode: "This code is not right, or was used before. Please wait for the next one and try again.",
    notSixDigits: "A code has 6 digits. Please compare it with the app and correct it.",
    wrongRecovery: "This recovery code is not right, or was used before. Please check it, or use another one.",
    otherSecret:
      "Your codes cannot be checked: the site’s secret key was replaced, or is missing after a restore. Please tell the admin or the person who runs the server: they can put the key back, or reset your authenticator app.",
    badPasskey: "This passkey could not be used. Please try again, or use a code.",
    suspended: "This account is suspended. Please speak to the admin.",
    notSetUp:
      "The authenticator app is not connected yet. Please open the link in your email, or ask the admin for a new one.",
    stepOver: "That took too long. Please log in again.",
    stepSpent: "Too many tries. Please start again with your password.",
    badLink: "This link has been used or is too old. Please ask for a new one.",
    tooMany: (wait: string) => `Too many tries. Please wait ${wait} and try again.`,
  },
  bar: { label: "Shortcuts", notice: "New notice", records: "Content", more: "More" },
  ...signInWords.en,
};

const mr: typeof en = {
  office: "कार्यालय",
  menu: {
    label: "कार्यालय मेनू",
    start: "मुख्य पान",
    inbox: "आवक",
    records: "संकेतस्थळाचा मजकूर",
    files: "फायली",
    profiles: "प्रोफाइल",
    people: "कर्मचारी",
    activity: "कामांची नोंद",
    guide: "मार्गदर्शिका",
    account: "माझे खाते",
  },
  roles: { office: "कार्यालय", principal: "प्राचार्य", admin: "ॲडमिन" },
  command: "संकेतस्थळ सांभाळणारी व्यक्ती",
  signOut: "लॉगआउट करा",
  toStart: "कार्यालयाच्या मुख्य पानावर जा",
  noPage: { title: "हे पान नाही", text: "कृपया पत्ता तपासा किंवा कार्यालयाच्या मुख्य पानावर जा." },
  forbidden: {
    title: "हे पान तुमच्या खात्यातून उघडता येत नाही",
    office: "तुमच्या खात्याचे अधिकार: “कार्यालय”. कृपया प्राचार्यांशी किंवा ॲडमिनशी बोला.",
    principal: "तुमच्या खात्याचे अधिकार: “प्राचार्य”. कृपया ॲडमिनशी बोला.",
    admin: "तुमच्या खात्याचे अधिकार: “ॲडमिन”. कृपया कार्यालयाशी किंवा प्राचार्यांशी बोला.",
  },
  notDone: {
    title: "हे काम झाले नाही",
    text: (name) =>
      `तुम्ही ${name} म्हणून लॉगिन केले आहे. पाठवलेला फॉर्म दुसऱ्या व्यक्तीने लॉगिन करून उघडलेला होता किंवा फार जुना आहे, म्हणून त्यातले काहीही झालेले नाही.`,
    help: "तो मजकूर हवा असेल, तर ब्राउझरमध्ये मागे जा, मजकूर कॉपी करा, पान पुन्हा उघडा आणि तिथे भरा.",
  },
  problems: {
    unkept:
      "तुम्ही आत्ता पाठवलेले जतन झालेले नाही. ते तुमच्या ब्राउझरमध्ये अजून आहे: दुसऱ्या टॅबमध्ये लॉगिन करा, या टॅबमध्ये मागे जा आणि पुन्हा पाठवा.",
    fields: "कृपया ही माहिती तपासा:",
    wrongCredentials: "ईमेल किंवा पासवर्ड चुकीचा आहे.",
    wrongPassword: "पासवर्ड चुकीचा आहे.",
    wrongCode: "हा कोड चुकीचा आहे किंवा आधी वापरला आहे. कृपया पुढचा कोड येईपर्यंत थांबा आणि पुन्हा प्रयत्न करा.",
    notSixDigits: "कोड ६ अंकी असतो. कृपया ॲपमधील कोड पाहून दुरुस्त करा.",
    wrongRecovery: "हा रिकव्हरी कोड चुकीचा आहे किंवा आधी वापरला आहे. कृपया तो तपासा किंवा दुसरा कोड वापरा.",
    otherSecret:
      "तुमचे कोड तपासता येत नाहीत: संकेतस्थळाची गुप्त किल्ली (key) बदलली आहे, किंवा बॅकअपमधील माहिती परत आणताना ती आणायची राहिली आहे. कृपया ॲडमिनना किंवा संकेतस्थळ सांभाळणाऱ्यांना कळवा. ते जुनी किल्ली पुन्हा ठेवू शकतात किंवा तुमचे ऑथेंटिकेटर ॲप रीसेट करू शकतात.",
    badPasskey: "ही पासकी वापरता आली नाही. कृपया पुन्हा प्रयत्न करा किंवा कोड वापरा.",
    suspended: "हे खाते थांबवले आहे. कृपया ॲडमिनशी बोला.",
    notSetUp: "ऑथेंटिकेटर ॲप अजून जोडलेले नाही. कृपया ईमेलमधील लिंक उघडा किंवा ॲडमिनकडे नवी लिंक मागा.",
    stepOver: "वेळ संपली. कृपया पुन्हा लॉगिन करा.",
    stepSpent: "प्रयत्नांची मर्यादा संपली. कृपया पासवर्ड भरून पुन्हा सुरुवात करा.",
    badLink: "ही लिंक वापरून झाली आहे किंवा जुनी आहे. कृपया नवी लिंक मागा.",
    tooMany: (wait) => `खूप वेळा प्रयत्न झाले. कृपया ${wait} थांबा आणि पुन्हा प्रयत्न करा.`,
  },
  bar: { label: "नेहमीची पाने", notice: "नवी सूचना", records: "मजकूर", more: "आणखी" },
  ...signInWords.mr,
};

export const staffWords: Record<Locale, typeof en> = { en, mr };
