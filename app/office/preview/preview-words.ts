import type { Locale } from "#app/lib/i18n/locale.ts";

interface PreviewScreenWords {
  heading: string;
  title: (name: string) => string;
  nameless: string;
  lead: string;
  back: string;
  where: string;
  ownPage: string;
  inLanguage: Record<Locale, string>;
  onScreen: Record<"light" | "dark", string>;
  full: string;
  opensInTab: string;
  whatsApp: string;
  whatsAppHelp: string;
  message: string;
  copy: string;
  copied: string;
  send: string;
  noSuch: string;
  noSuchText: string;
  records: string;
}

export const previewScreenWords: Record<Locale, PreviewScreenWords> = {
  en: {
    heading: "How it will look",
    title: (name) => `How it will look: ${name}`,
    nameless: "No title yet",
    lead: "This is your saved draft. Only the office sees it here.",
    back: "Back to the form",
    where: "Where it will be shown",
    ownPage: "Its own page",
    inLanguage: { en: "In English", mr: "In Marathi" },
    onScreen: { light: "on a light screen", dark: "on a dark screen" },
    full: "Open it in full",
    opensInTab: "opens in a new tab",
    whatsApp: "For WhatsApp",
    whatsAppHelp: "Send it after you have published: until then the address at the end leads nowhere.",
    message: "Text of the message",
    copy: "Copy the text",
    copied: "Copied.",
    send: "Open in WhatsApp",
    noSuch: "There is no such entry",
    noSuchText: "It may have been discarded, or the address is wrong.",
    records: "Website content",
  },
  mr: {
    heading: "असे दिसेल",
    title: (name) => `असे दिसेल: ${name}`,
    nameless: "अजून शीर्षक नाही",
    lead: "हा तुमचा जतन केलेला मसुदा आहे. इथे तो फक्त कार्यालयाला दिसतो.",
    back: "फॉर्मकडे परत",
    where: "हे कुठे दिसेल",
    ownPage: "याचे स्वतंत्र पान",
    inLanguage: { en: "इंग्रजीत", mr: "मराठीत" },
    onScreen: { light: "फिकट पार्श्वभूमीवर", dark: "गडद पार्श्वभूमीवर" },
    full: "पूर्ण पान उघडा",
    opensInTab: "नव्या टॅबमध्ये उघडते",
    whatsApp: "WhatsApp साठी",
    whatsAppHelp: "प्रसिद्ध केल्यानंतरच पाठवा; तोपर्यंत शेवटचा पत्ता उघडणार नाही.",
    message: "संदेशाचा मजकूर",
    copy: "मजकूर कॉपी करा",
    copied: "कॉपी झाला.",
    send: "WhatsApp मध्ये उघडा",
    noSuch: "अशी नोंद नाही",
    noSuchText: "ती रद्द केली असेल किंवा पत्ता चुकला असेल.",
    records: "संकेतस्थळाचा मजकूर",
  },
};
