import type { Kind, Submission } from "#app/lib/db/tables.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { type EmailContent, type Fact, greeting } from "#app/ui/email/email.ts";
import { receivedAt } from "./submission.ts";
import { answerTime } from "./submission-words.ts";

const en = {
  facts: {
    reference: "Reference number",
    received: "Received",
    name: "Name",
    hscPercentage: "12th (HSC) percentage",
    email: "Email",
    phone: "Phone",
    text: "Feedback",
    guardianName: "Parent or guardian",
    guardianPhone: "Parent’s or guardian’s phone",
  },
  confirmation: {
    subject: {
      enquiry: (reference: string) => `We have your enquiry: ${reference}`,
      application: (reference: string) => `We have your request to be contacted: ${reference}`,
      feedback: (reference: string) => `We have your feedback: ${reference}`,
    },
    thanks: {
      enquiry: "Thank you. We have received your admission enquiry.",
      application:
        "Thank you. We have received your request to be contacted about D.Pharm. This is not an application for admission. For that, register on DTE’s website.",
      feedback: "Thank you. We have received your feedback.",
    },
    next: {
      contact: (when: string) => `The office will call or email you${when}.`,
      feedback: "The office will read it. If you asked something, it will answer you.",
    },
    guardian: (name: string | null) =>
      `You are under 18, so the office will first call your parent or guardian${
        name === null ? "" : `, ${name},`
      } to confirm that they agree.`,
    kept: "This is what you sent:",
    lookup: "You can see, correct or erase it at any time, with the reference number and the email address you gave.",
    link: "See, correct or erase it",
    closing:
      "If you did not send this, someone gave your address by mistake, and you can ignore this email. To have it erased, open the page above or call the office.",
  },
  erasure: {
    subject: (reference: string) => `Erased: ${reference}`,
    opening: {
      enquiry: "We have erased your admission enquiry and everything you sent with it.",
      application: "We have erased your request to be contacted and everything you sent with it.",
      feedback: "We have erased your feedback and everything you sent with it.",
    },
    office: "We have also asked the office to delete its emails about it. This is our last email about it.",
    closing: "If you did not ask for this, please call the office.",
  },
};

const mr: typeof en = {
  facts: {
    reference: "संदर्भ क्रमांक",
    received: "मिळाल्याची वेळ",
    name: "नाव",
    hscPercentage: "बारावीची (HSC) टक्केवारी",
    email: "ईमेल",
    phone: "फोन",
    text: "अभिप्राय",
    guardianName: "पालकांचे नाव",
    guardianPhone: "पालकांचा फोन",
  },
  confirmation: {
    subject: {
      enquiry: (reference) => `तुमची प्रवेश चौकशी मिळाली: ${reference}`,
      application: (reference) => `तुमची संपर्काची विनंती मिळाली: ${reference}`,
      feedback: (reference) => `तुमचा अभिप्राय मिळाला: ${reference}`,
    },
    thanks: {
      enquiry: "धन्यवाद. तुमची प्रवेश चौकशी आम्हाला मिळाली.",
      application:
        "धन्यवाद. डी.फार्मविषयी तुमच्याशी संपर्क साधण्याची विनंती आम्हाला मिळाली. हा प्रवेशाचा अर्ज नाही. त्यासाठी DTE च्या संकेतस्थळावर नोंदणी करा.",
      feedback: "धन्यवाद. तुमचा अभिप्राय आम्हाला मिळाला.",
    },
    next: {
      contact: (when) => `${when}कार्यालयातून तुम्हाला फोन किंवा ईमेल येईल.`,
      feedback: "कार्यालय तो वाचेल. तुम्ही काही विचारले असेल, तर तुम्हाला उत्तर येईल.",
    },
    guardian: (name) =>
      `तुमचे वय १८ वर्षांपेक्षा कमी आहे. म्हणून कार्यालय आधी तुमच्या पालकांना${
        name === null ? "" : ` (${name})`
      } फोन करेल आणि त्यांच्या संमतीची खात्री करेल.`,
    kept: "तुम्ही पाठवलेली माहिती:",
    lookup: "ही माहिती तुम्ही केव्हाही पाहू, दुरुस्त करू किंवा काढून टाकू शकता. त्यासाठी संदर्भ क्रमांक आणि तुम्ही दिलेला ईमेल पत्ता लागेल.",
    link: "माहिती पाहा, दुरुस्त करा किंवा काढून टाका",
    closing:
      "हे तुम्ही पाठवले नसेल, तर कोणीतरी चुकून तुमचा ईमेल पत्ता दिला आहे. तुम्हाला काही करण्याची गरज नाही. ही माहिती काढून टाकायची असल्यास वरची लिंक उघडा किंवा कार्यालयात फोन करा.",
  },
  erasure: {
    subject: (reference) => `माहिती काढून टाकली: ${reference}`,
    opening: {
      enquiry: "तुमची प्रवेश चौकशी आणि तिच्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
      application: "तुमची संपर्काची विनंती आणि तिच्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
      feedback: "तुमचा अभिप्राय आणि त्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
    },
    office: "त्याविषयीचे ईमेल काढून टाकायला कार्यालयालाही सांगितले आहे. याविषयी आमचा हा शेवटचा ईमेल आहे.",
    closing: "माहिती काढून टाकायला तुम्ही सांगितले नसेल, तर कृपया कार्यालयात फोन करा.",
  },
};

/** In Marathi too, codes, references and phone numbers keep Latin digits. */
export const submissionMailWords: Record<Locale, typeof en> = { en, mr };

export const referenceOf = ({ reference, id }: Submission): string => reference ?? id;

/** Quoted, so that a stranger's text cannot pass for the institute's. */
export const quoted = (text: string): string => `“${text}”`;

const typed = ["name", "hscPercentage", "email", "phone", "text", "guardianName", "guardianPhone"] as const;
/** Addresses and numbers have a fixed format, and are not quoted. */
const free = new Set<string>(["name", "hscPercentage", "text", "guardianName"]);

function outlineOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  return [
    [facts.reference, referenceOf(submission)],
    [facts.received, formatMoment(receivedAt(submission), locale)],
  ];
}

export function factsOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  const sent = typed.flatMap((name): Fact[] => {
    const value = submission[name];
    return value ? [[facts[name], free.has(name) ? quoted(value) : value]] : [];
  });
  return [...outlineOf(submission, locale), ...sent];
}

interface Answering {
  lookupLink: string;
  answerDays: number | undefined;
}

/**
 * Unless a code has proven the address, the mail contains nothing that was typed, since the address may be a
 * stranger's.
 */
export function confirmationEmail(submission: Submission, { lookupLink, answerDays }: Answering): EmailContent {
  const { kind, locale, name, isMinor, guardianName, guardianConfirmedAt, confirmedAt } = submission;
  const { confirmation: t } = submissionMailWords[locale];
  const reference = referenceOf(submission);
  const isProven = confirmedAt !== null;
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: t.subject[kind](reference),
    greeting: greeting[locale](isProven ? name : null),
    opening: [
      t.thanks[kind],
      ...(needsGuardian ? [t.guardian(isProven ? guardianName : null)] : []),
      kind === "feedback" ? t.next.feedback : t.next.contact(answerTime(answerDays, locale)),
      ...(isProven ? [t.kept] : []),
    ],
    facts: isProven ? factsOf(submission, locale) : outlineOf(submission, locale),
    paragraphs: [t.lookup],
    link: { label: t.link, address: lookupLink },
    closing: t.closing,
  };
}

export function erasureEmail({
  reference,
  locale,
  kind,
}: {
  reference: string;
  locale: Locale;
  kind: Kind;
}): EmailContent {
  const { erasure: t, facts } = submissionMailWords[locale];
  return {
    locale,
    subject: t.subject(reference),
    greeting: greeting[locale](null),
    opening: [t.opening[kind]],
    facts: [[facts.reference, reference]],
    paragraphs: [t.office],
    closing: t.closing,
  };
}
