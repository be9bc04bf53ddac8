import type { Locale } from "#app/lib/i18n/locale.ts";
import { type EmailContent, greeting } from "#app/ui/email/email.ts";

type AccountMail = Record<"opening" | "next" | "closing", string> & { subject: (institute: string) => string };

export type AccountEvent =
  | "registered"
  | "passwordChanged"
  | "codesStopped"
  | "approved"
  | "changeWanted"
  | "unproven"
  | "expired"
  | "erased";

interface AccountMails extends Record<AccountEvent, AccountMail> {
  noAccount: { subject: (institute: string) => string; opening: string; register: string; closing: string };
  link: string;
  confirm: string;
  confirmLink: string;
}

const en: AccountMails = {
  registered: {
    subject: (institute) => `Your faculty account at ${institute}`,
    opening: "A faculty account was registered with this email address.",
    next: "Complete your profile. The principal checks it, and then it appears on the Faculty page.",
    closing:
      "If you did not register, please call the office. You can also take the account over: choose “Forgotten password?” on the login page and set a password of your own.",
  },
  passwordChanged: {
    subject: (institute) => `Your password was changed: ${institute}`,
    opening: "The password of your faculty account was changed just now. Every other device was logged out.",
    next: "If it was you, you do not need to do anything.",
    closing:
      "If it was not you, set a new password at once: choose “Forgotten password?” on the login page. Then please call the office.",
  },
  codesStopped: {
    subject: (institute) => `A wrong OTP was entered many times for your account: ${institute}`,
    opening:
      "Someone entered a wrong OTP for your faculty account 20 times within 24 hours. Nobody could log in that way.",
    next: "For up to a day, an OTP works only on a phone or computer where you have logged in before. Your password still works everywhere.",
    closing: "If it was not you, you do not need to do anything. If it happens again, please call the office.",
  },
  approved: {
    subject: (institute) => `Your profile is on the website: ${institute}`,
    opening: "The principal has approved your profile. Everyone can see it on the Faculty page now.",
    next: "If you change it later, the principal has to approve the change before others see it.",
    closing: "If something in it is wrong, please call the office.",
  },
  changeWanted: {
    subject: (institute) => `Please change something in your profile: ${institute}`,
    opening: "We have read your profile. Before the principal can approve it, please make this change:",
    next: "Log in, change your profile and save it. We then read it again.",
    closing: "If something is not clear, please call the office.",
  },
  unproven: {
    subject: (institute) => `Please confirm your email address: ${institute}`,
    opening: "A faculty account was registered with this email address, but nobody has confirmed the address yet.",
    next: "If the account is yours, please confirm the address with the link below. If nobody confirms it, we delete the account after two days.",
    closing: "If you did not register, ignore this email.",
  },
  expired: {
    subject: (institute) => `A faculty account was deleted: ${institute}`,
    opening:
      "A faculty account was registered with this email address. Nobody confirmed the address, so we have deleted the account and everything in it.",
    next: "This is our last email about it. If the account was yours, you can register again at any time.",
    closing: "If you did not register, ignore this email.",
  },
  erased: {
    subject: (institute) => `Your faculty account was deleted: ${institute}`,
    opening: "We have deleted your faculty account, your profile and your files.",
    next: "This is our last email about it. For a year we keep a note that the account was deleted, and when.",
    closing: "If it was not you who did this, please call the office.",
  },
  noAccount: {
    subject: (institute) => `No faculty account with this address: ${institute}`,
    opening:
      "Someone asked for an OTP to log in to a faculty account with this email address. There is no such account.",
    register:
      "If it was you: perhaps you registered with another address. If you have no account yet, please register.",
    closing: "If it was not you, ignore this email.",
  },
  link: "Open the login page",
  confirm:
    "If it was you, please confirm with the link below that this is your address. The link works for seven days.",
  confirmLink: "Confirm this address",
};

const mr: AccountMails = {
  registered: {
    subject: (institute) => `तुमचे शिक्षक खाते – ${institute}`,
    opening: "या ईमेल पत्त्याने शिक्षक खाते तयार झाले आहे.",
    next: "तुमचे प्रोफाइल पूर्ण भरा. प्राचार्य ते तपासतील आणि मग ते “शिक्षक” पानावर येईल.",
    closing:
      "तुम्ही नोंदणी केली नसेल, तर कृपया कार्यालयात फोन करा. हे खाते तुम्ही स्वतःच्या ताब्यातही घेऊ शकता: लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा आणि स्वतःचा पासवर्ड सेट करा.",
  },
  passwordChanged: {
    subject: (institute) => `तुमचा पासवर्ड बदलला आहे – ${institute}`,
    opening: "तुमच्या शिक्षक खात्याचा पासवर्ड आत्ताच बदलला. बाकी सगळीकडून लॉगआउट झाले आहे.",
    next: "हे तुम्हीच केले असेल, तर काहीही करण्याची गरज नाही.",
    closing:
      "हे तुम्ही केले नसेल, तर लगेच नवा पासवर्ड सेट करा: लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा. नंतर कृपया कार्यालयात फोन करा.",
  },
  codesStopped: {
    subject: (institute) => `तुमच्या खात्यासाठी अनेक वेळा चुकीचा OTP भरला गेला – ${institute}`,
    opening: "गेल्या २४ तासांत तुमच्या शिक्षक खात्यासाठी २० वेळा चुकीचा OTP भरला गेला. त्यातून कोणालाही लॉगिन करता आले नाही.",
    next: "याआधी जिथून लॉगिन केले होते, त्याच फोनवर किंवा संगणकावर आता OTP चालेल. इतर ठिकाणी तो पुन्हा चालायला जास्तीत जास्त २४ तास लागतील. पासवर्ड नेहमीप्रमाणे सगळीकडे चालेल.",
    closing: "हे तुम्ही केले नसेल, तर काहीही करण्याची गरज नाही. पुन्हा असे झाले, तर कृपया कार्यालयात फोन करा.",
  },
  approved: {
    subject: (institute) => `तुमचे प्रोफाइल संकेतस्थळावर आले आहे – ${institute}`,
    opening: "प्राचार्यांनी तुमचे प्रोफाइल मंजूर केले आहे. ते आता “शिक्षक” पानावर सर्वांना दिसते.",
    next: "पुढे त्यात काही बदललेत, तर तो बदल प्राचार्यांनी मंजूर केल्यावर सर्वांना दिसेल.",
    closing: "त्यात काही चूक असेल, तर कृपया कार्यालयात फोन करा.",
  },
  changeWanted: {
    subject: (institute) => `कृपया प्रोफाइलमध्ये बदल करा – ${institute}`,
    opening: "आम्ही तुमचे प्रोफाइल वाचले. प्राचार्यांच्या मंजुरीआधी त्यात कृपया हा बदल करा:",
    next: "लॉगिन करा, प्रोफाइलमध्ये बदल करा आणि जतन करा. मग आम्ही ते पुन्हा वाचू.",
    closing: "काही समजले नाही, तर कृपया कार्यालयात फोन करा.",
  },
  unproven: {
    subject: (institute) => `कृपया तुमच्या ईमेल पत्त्याची खात्री करा – ${institute}`,
    opening: "या ईमेल पत्त्याने शिक्षक खाते तयार झाले आहे, पण पत्त्याची खात्री अजून झालेली नाही.",
    next: "खाते तुमचे असेल, तर खालच्या लिंकने पत्त्याची खात्री करा. तसे झाले नाही, तर दोन दिवसांनी आम्ही हे खाते काढून टाकू.",
    closing: "तुम्ही नोंदणी केली नसेल, तर काहीही करण्याची गरज नाही.",
  },
  expired: {
    subject: (institute) => `शिक्षक खाते काढून टाकले आहे – ${institute}`,
    opening:
      "या ईमेल पत्त्याने शिक्षक खाते तयार झाले होते. पत्त्याची खात्री झाली नाही, म्हणून ते खाते आणि त्यातील सर्व काही आम्ही काढून टाकले आहे.",
    next: "याविषयी आमचा हा शेवटचा ईमेल आहे. खाते तुमचे असेल, तर तुम्ही कधीही पुन्हा नोंदणी करू शकता.",
    closing: "तुम्ही नोंदणी केली नसेल, तर काहीही करण्याची गरज नाही.",
  },
  erased: {
    subject: (institute) => `तुमचे शिक्षक खाते काढून टाकले आहे – ${institute}`,
    opening: "तुमचे शिक्षक खाते, प्रोफाइल आणि फायली हे सर्व काढून टाकले आहे.",
    next: "याविषयी आमचा हा शेवटचा ईमेल आहे. खाते काढून टाकल्याची आणि ते कधी काढून टाकले याची नोंद आम्ही एक वर्ष ठेवतो.",
    closing: "हे तुम्ही केले नसेल, तर कृपया कार्यालयात फोन करा.",
  },
  noAccount: {
    subject: (institute) => `या पत्त्याचे शिक्षक खाते नाही – ${institute}`,
    opening: "या ईमेल पत्त्याने शिक्षक खात्यात लॉगिन करण्यासाठी कोणीतरी OTP मागितला. पण या पत्त्याचे खाते नाही.",
    register: "तो तुम्हीच मागितला असेल, तर कदाचित तुम्ही दुसऱ्या पत्त्याने नोंदणी केली असेल. खाते अजून नसेल, तर कृपया नोंदणी करा.",
    closing: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही.",
  },
  link: "लॉगिनचे पान उघडा",
  confirm: "नोंदणी तुम्हीच केली असेल, तर खालची लिंक उघडा आणि हा पत्ता तुमचाच आहे, याची खात्री करा. ही लिंक सात दिवस चालेल.",
  confirmLink: "पत्त्याची खात्री करा",
};

export const accountMail: Record<Locale, AccountMails> = { en, mr };

export function noAccountEmail({ locale }: { locale: Locale }): EmailContent {
  const { noAccount: t } = accountMail[locale];
  return {
    locale,
    subject: t.subject,
    greeting: greeting[locale](null),
    opening: [t.opening],
    paragraphs: [t.register],
    closing: t.closing,
  };
}

export interface AccountNotification {
  event: AccountEvent;
  /** Null when the address may be a stranger's. */
  name: string | null;
  locale: Locale;
  link: string;
  proof?: string;
  reason?: string;
}

export function accountEmail({ event, name, locale, link, proof, reason }: AccountNotification): EmailContent {
  const words = accountMail[locale];
  const t = words[event];
  return {
    locale,
    subject: t.subject,
    greeting: greeting[locale](name),
    opening: [t.opening],
    paragraphs: [...(proof && event === "registered" ? [words.confirm] : []), ...(reason ? [reason] : []), t.next],
    ...(event !== "erased" &&
      event !== "expired" && {
        link: proof ? { label: words.confirmLink, address: proof } : { label: words.link, address: link },
      }),
    closing: t.closing,
  };
}
