import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: "My account",
  guide: "Guide: Log in on a new phone",
  email: "You log in as",
  codes: {
    title: "Recovery codes",
    lead: "If you lose your phone, you can log in with a recovery code. Each code works once.",
    none: "You have no recovery codes yet. Have pen and paper or your password manager ready.",
    left: (count: string) => `Recovery codes left: ${count}. New ones replace them.`,
    show: "Show my recovery codes",
    another: "Make new recovery codes",
    once: "These codes are shown only now. Write them down or print this page.",
    keep: "Keep them apart from your phone. Do not take a photo of them with it.",
    kept: "I have kept them",
  },
  languages: {
    title: "Languages",
    locale: "Language of emails to me",
    first: "Language that comes first in forms",
    save: "Save the languages",
  },
  password: { title: "Password", label: "New password", save: "Change the password" },
  passkeys: {
    title: "Passkeys",
    lead: "With a passkey, your phone or computer confirms it is you by fingerprint, face or screen lock, in place of the code.",
    none: "You have no passkey.",
    name: "Name of this device",
    add: "Add a passkey",
    remove: "Remove this passkey",
    added: (day: string) => `Added ${day}`,
    refused: "This passkey could not be added. Please try again.",
  },
  devices: {
    title: "Where you are logged in",
    isThis: "this device",
    unknown: "Unknown browser",
    on: (browser: string, system: string) => `${browser} on ${system}`,
    seen: (time: string) => `Last used ${time}`,
    signOut: "Log out there",
    others: "Log out all other devices",
  },
  done: "Done.",
};

type OwnWords = typeof en;

const mr: OwnWords = {
  title: "माझे खाते",
  guide: "मार्गदर्शिका: नव्या फोनवर लॉगिन",
  email: "लॉगिनचा ईमेल:",
  codes: {
    title: "रिकव्हरी कोड",
    lead: "फोन हरवला तर रिकव्हरी कोडने लॉगिन करता येते. प्रत्येक कोड एकदाच चालतो.",
    none: "तुमच्याकडे अजून रिकव्हरी कोड नाहीत. कागद-पेन किंवा पासवर्ड मॅनेजर तयार ठेवा.",
    left: (count) => `शिल्लक रिकव्हरी कोड: ${count}. नवे कोड घेतल्यावर हे चालणार नाहीत.`,
    show: "माझे रिकव्हरी कोड दाखवा",
    another: "नवे रिकव्हरी कोड घ्या",
    once: "हे कोड फक्त आत्ताच दिसतात. ते लिहून ठेवा किंवा या पानाची प्रिंट काढा.",
    keep: "ते फोनपासून वेगळ्या जागी ठेवा. त्याच फोनने त्यांचा फोटो काढू नका.",
    kept: "मी ते जपून ठेवले आहेत",
  },
  languages: {
    title: "भाषा",
    locale: "मला येणारे ईमेल",
    first: "फॉर्ममध्ये आधी लिहायची भाषा",
    save: "भाषा जतन करा",
  },
  password: { title: "पासवर्ड", label: "नवा पासवर्ड", save: "पासवर्ड बदला" },
  passkeys: {
    title: "पासकी",
    lead: "पासकी असेल, तर कोडऐवजी बोटाचा ठसा, चेहरा किंवा स्क्रीन लॉक वापरून लॉगिन करता येते.",
    none: "तुमची पासकी नाही.",
    name: "या फोनचे किंवा संगणकाचे नाव",
    add: "पासकी जोडा",
    remove: "ही पासकी काढून टाका",
    added: (day) => `${day} रोजी जोडली`,
    refused: "ही पासकी जोडता आली नाही. कृपया पुन्हा प्रयत्न करा.",
  },
  devices: {
    title: "कुठे कुठे लॉगिन आहे",
    isThis: "हाच फोन किंवा संगणक",
    unknown: "ब्राउझर ओळखता आला नाही",
    on: (browser, system) => `${system} वर ${browser}`,
    seen: (time) => `शेवटचा वापर: ${time}`,
    signOut: "तिथून लॉगआउट करा",
    others: "इतर सगळीकडून लॉगआउट करा",
  },
  done: "झाले.",
};

export const ownWords: Record<Locale, OwnWords> = { en, mr };
