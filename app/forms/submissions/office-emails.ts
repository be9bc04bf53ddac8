import type { Kind, Submission } from "#app/lib/db/tables.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { EmailContent, Fact } from "#app/ui/email/email.ts";
import { isUnconfirmedCall } from "./submission.ts";
import { submissionWords } from "./submission-words.ts";
import { factsOf, quoted, referenceOf, submissionMailWords } from "./visitor-emails.ts";

const en = {
  kinds: { enquiry: "enquiry", application: "request to be contacted", feedback: "feedback" },
  subject: {
    new: (kind: string, reference: string) => `New ${kind} ${reference}`,
    corrected: (kind: string, reference: string) => `Corrected ${kind} ${reference}`,
  },
  opening: {
    new: {
      enquiry: "A visitor to the website sent this enquiry.",
      application: "A visitor to the website sent this request to be contacted.",
      feedback: "A visitor to the website sent this feedback.",
    },
    corrected: {
      enquiry: "The person who sent this enquiry has corrected it. This is what it says now.",
      application: "The person who sent this request to be contacted has corrected it. This is what it says now.",
      feedback: "The person who sent this feedback has corrected it. This is what it says now.",
    },
  },
  call: "A person who gave no email address asks to be called about admission. Nobody has confirmed the number: ask whether they want this call, and note the result in the inbox.",
  unconfirmed: "The email address is not confirmed: someone else may have typed it.",
  guardian:
    "The person is under 18. Before anything else, call the parent or guardian (name and number are below) and ask whether they agree. Then note it in the inbox.",
  open: "Open it in the inbox",
  facts: {
    changed: "Corrected",
    callTime: "Best time for a call",
    age: "Age",
    language: "Language",
    guardianConfirmed: "Consent confirmed",
  },
  minor: "Under 18",
  notYet: "Not yet",
  languages: { en: "English", mr: "Marathi" },
  reply: "Your reply to this email goes to the person who sent the form.",
  noReply: "The person gave no email address, so please call.",
  list: {
    subject: (count: string) => `${count} changes in the inbox`,
    opening:
      "Many forms were sent on the website within an hour, so this email lists them together. The next list comes in ten minutes at the earliest.",
    events: {
      new: (kind: string) => `New ${kind}`,
      corrected: (kind: string) => `Corrected ${kind}`,
      erased: (kind: string) => `Erased by the person: ${kind}`,
    },
    show: "What was not erased is in the inbox in full, under its reference number.",
    open: "Open the inbox",
    erased:
      "Please delete every earlier email about what was erased, from the bin too, and any copy or note made of it.",
    closing: "Nobody has checked the names in this list. Please open each one in the inbox before you call or email.",
  },
  erased: {
    subject: (kind: string, reference: string) =>
      `Erased by the person: ${kind} ${reference}. Please delete its emails`,
    opening: {
      enquiry: "The person who sent this enquiry has erased it. Nothing of it is left on the website.",
      application:
        "The person who sent this request to be contacted has erased it. Nothing of it is left on the website.",
      feedback: "The person who sent this feedback has erased it. Nothing of it is left on the website.",
    },
    ask: "Please delete every earlier email about this reference number, from the bin too, and any copy or note made of it.",
    closing:
      "We promise this in our privacy policy. From May 2027 it will also be a right under section 12 of the Digital Personal Data Protection Act, 2023.",
  },
};

const mr: typeof en = {
  kinds: { enquiry: "प्रवेश चौकशी", application: "संपर्काची विनंती", feedback: "अभिप्राय" },
  subject: {
    new: (kind, reference) => `नवीन: ${kind} ${reference}`,
    corrected: (kind, reference) => `माहिती दुरुस्त केली: ${kind} ${reference}`,
  },
  opening: {
    new: {
      enquiry: "संकेतस्थळावरून नवीन प्रवेश चौकशी आली आहे.",
      application: "संपर्क साधण्याची नवीन विनंती संकेतस्थळावरून आली आहे.",
      feedback: "संकेतस्थळावरून नवीन अभिप्राय आला आहे.",
    },
    corrected: {
      enquiry: "पाठवणाऱ्यांनी आपली प्रवेश चौकशी दुरुस्त केली आहे. आताची माहिती अशी:",
      application: "पाठवणाऱ्यांनी आपली संपर्काची विनंती दुरुस्त केली आहे. आताची माहिती अशी:",
      feedback: "पाठवणाऱ्यांनी आपला अभिप्राय दुरुस्त केला आहे. आताचा मजकूर असा:",
    },
  },
  call: "ईमेल नसलेल्या एका व्यक्तीने संकेतस्थळावरून प्रवेशाबाबत फोन करायला सांगितले आहे. क्रमांकाची खात्री झालेली नाही: फोन हवा होता का, ते विचारा आणि “आवक” मध्ये तशी नोंद करा.",
  unconfirmed: "ईमेल पत्त्याची खात्री झालेली नाही: तो दुसऱ्या कोणी लिहिलेला असू शकतो.",
  guardian:
    "पाठवणाऱ्यांचे वय १८ वर्षांपेक्षा कमी आहे. सर्वांत आधी पालकांना फोन करा (नाव आणि क्रमांक खाली दिले आहेत) आणि त्यांची संमती आहे का ते विचारा. मग “आवक” मध्ये तशी नोंद करा.",
  open: "“आवक” मध्ये उघडा",
  facts: {
    changed: "दुरुस्त केल्याची वेळ",
    callTime: "फोन कधी करायचा",
    age: "वय",
    language: "भाषा",
    guardianConfirmed: "पालकांची संमती",
  },
  minor: "१८ वर्षांपेक्षा कमी",
  notYet: "अजून नाही",
  languages: { en: "इंग्रजी", mr: "मराठी" },
  reply: "या ईमेलला दिलेले उत्तर पाठवणाऱ्या व्यक्तीला जाते.",
  noReply: "ईमेल पत्ता दिलेला नाही, म्हणून कृपया फोन करा.",
  list: {
    subject: (count) => `“आवक” मध्ये ${count} बदल`,
    opening: "एका तासात संकेतस्थळावरून बरेच फॉर्म आले, म्हणून या ईमेलमध्ये त्यांची यादी दिली आहे. पुढची यादी किमान दहा मिनिटांनी येईल.",
    events: {
      new: (kind) => `नवीन: ${kind}`,
      corrected: (kind) => `माहिती दुरुस्त केली: ${kind}`,
      erased: (kind) => `माहिती काढून टाकली: ${kind}`,
    },
    show: "काढून टाकलेली माहिती सोडून बाकी सर्व माहिती “आवक” मध्ये संदर्भ क्रमांकाखाली पूर्ण दिसते.",
    open: "“आवक” उघडा",
    erased:
      "जी माहिती काढून टाकली आहे, तिच्याविषयीचे आधीचे सर्व ईमेल, त्यांच्या प्रती आणि टिपणे काढून टाका. ईमेल ट्रॅशमधूनही काढून टाका.",
    closing: "या यादीतील नावे कोणीही तपासलेली नाहीत. फोन किंवा ईमेल करण्याआधी “आवक” मध्ये पूर्ण नोंद वाचा.",
  },
  erased: {
    subject: (kind, reference) => `माहिती काढून टाकली: ${kind} ${reference}. कृपया ईमेलही काढून टाका`,
    opening: {
      enquiry: "पाठवणाऱ्यांनी आपली प्रवेश चौकशी काढून टाकली आहे. तिची कोणतीही माहिती संकेतस्थळावर उरलेली नाही.",
      application: "पाठवणाऱ्यांनी आपली संपर्काची विनंती काढून टाकली आहे. तिची कोणतीही माहिती संकेतस्थळावर उरलेली नाही.",
      feedback: "पाठवणाऱ्यांनी आपला अभिप्राय काढून टाकला आहे. त्याची कोणतीही माहिती संकेतस्थळावर उरलेली नाही.",
    },
    ask: "या संदर्भ क्रमांकाविषयीचे आधीचे सर्व ईमेल, त्यांच्या प्रती आणि टिपणे काढून टाका. ईमेल ट्रॅशमधूनही काढून टाका.",
    closing:
      "आमच्या गोपनीयता धोरणात तसे वचन दिले आहे. मे २०२७ पासून डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, २०२३ च्या कलम १२ नुसार तो हक्कही असेल.",
  },
};

export const officeMailWords: Record<Locale, typeof en> = { en, mr };

interface OfficeReader {
  locale: Locale;
  inbox: string;
}

function circumstances(submission: Submission, locale: Locale): Fact[] {
  const { changedAt, callTime, locale: read, isMinor, guardianConfirmedAt } = submission;
  const t = officeMailWords[locale];
  const confirmed = guardianConfirmedAt === null ? t.notYet : formatMoment(guardianConfirmedAt, locale);
  return [
    ...(callTime === null ? [] : [[t.facts.callTime, submissionWords[locale].callTimes[callTime]] as const]),
    ...(isMinor
      ? ([
          [t.facts.age, t.minor],
          [t.facts.guardianConfirmed, confirmed],
        ] as const)
      : []),
    [t.facts.language, t.languages[read]],
    ...(changedAt === null ? [] : [[t.facts.changed, formatMoment(changedAt, locale)] as const]),
  ];
}

/** A stranger's text appears in the table only: in a subject or an instruction it could pass for the institute's. */
export function officeSubmissionEmail(
  submission: Submission,
  event: "new" | "corrected",
  { locale, inbox }: OfficeReader,
): EmailContent {
  const t = officeMailWords[locale];
  const { email, isMinor, guardianConfirmedAt, confirmedAt } = submission;
  const reference = referenceOf(submission);
  const kind = t.kinds[submission.kind];
  // A visitor who makes a correction has proven the address with a code.
  const isUnconfirmed = event === "new" && email !== null && confirmedAt === null;
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: t.subject[event](kind, reference),
    opening: [
      isUnconfirmedCall(submission) ? t.call : t.opening[event][submission.kind],
      ...(isUnconfirmed ? [t.unconfirmed] : []),
      ...(needsGuardian ? [t.guardian] : []),
    ],
    facts: [...factsOf(submission, locale), ...circumstances(submission, locale)],
    paragraphs: [],
    link: { label: t.open, address: `${inbox}/${reference}` },
    closing: email === null ? t.noReply : t.reply,
  };
}

export interface ListedEvent extends Pick<Submission, "kind" | "name" | "isMinor"> {
  event: "new" | "corrected" | "erased";
  reference: string;
  /** In milliseconds since 1970. */
  time: number;
}

function listedFact({ event, kind, reference, name, isMinor, time }: ListedEvent, locale: Locale): Fact {
  const t = officeMailWords[locale];
  const parts = [t.list.events[event](t.kinds[kind]), formatMoment(time, locale), isMinor ? t.minor : ""];
  return [reference, [...parts, name === null ? "" : quoted(name)].filter(Boolean).join(" · ")];
}

export function officeListEmail(events: ListedEvent[], { locale, inbox }: OfficeReader): EmailContent {
  const t = officeMailWords[locale];
  const facts = new Map<string, Fact>();
  for (const event of events) if (!facts.has(event.reference)) facts.set(event.reference, listedFact(event, locale));
  const isAnyErased = events.some(({ event }) => event === "erased");
  return {
    locale,
    subject: t.list.subject(formatDigits(String(facts.size), locale)),
    opening: [t.list.opening],
    facts: [...facts.values()],
    paragraphs: [t.list.show, ...(isAnyErased ? [t.list.erased] : [])],
    link: { label: t.list.open, address: inbox },
    closing: t.list.closing,
  };
}

export function officeErasedEmail(
  { reference, kind }: { reference: string; kind: Kind },
  locale: Locale,
): EmailContent {
  const t = officeMailWords[locale];
  return {
    locale,
    subject: t.erased.subject(t.kinds[kind], reference),
    opening: [t.erased.opening[kind]],
    facts: [[submissionMailWords[locale].facts.reference, reference]],
    paragraphs: [t.erased.ask],
    closing: t.erased.closing,
  };
}
