import type { Institute } from "#app/cms/content/institute.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import type { Sheet, SheetBlock } from "#app/pdf/made/sheet.ts";
import type { Paper, PaperText } from "#app/register/disclosure/schema.ts";
import type { AdmissionDocument } from "#app/site/admission/admission-kinds.ts";
import { admissionWords } from "#app/site/admission/admission-words.ts";
import type { Committee } from "#app/site/committees/committee.ts";
import { type Course, courseOf } from "#app/site/course/course.ts";
import { courseWords } from "#app/site/course/course-words.ts";
import { type Download, downloadWords } from "#app/site/downloads/download.ts";
import { eventWords } from "#app/site/events/event.ts";
import type { FeeOrder, FeesToday } from "#app/site/fees/fee-order.ts";
import { feeWords } from "#app/site/fees/fee-words.ts";
import { words } from "#app/ui/words/words.ts";

const en = {
  sampleMark: "SAMPLE",
  sampleLine: "Sample",
  about: "About the course",
  help: "Who helps you",
  rupeesAYear: "All amounts are in rupees. The last column is for both years together.",
  register: {
    title: "Disclosure register",
    since: (moment: string) => `As on ${moment}`,
    head: ["What is shown", "Authority", "Status", "Document"],
  },
  form: {
    lead: "Only for seats outside DTE’s CAP rounds. You must also register with DTE. Use a pen and capital letters.",
    photo: "Paste a recent passport-size photograph here",
    student: "Student",
    fullName: "Full name, as on the 10th mark sheet",
    father: "Father’s name",
    mother: "Mother’s name",
    birthDate: "Date of birth (day / month / year)",
    nationality: "Nationality",
    category: "Category",
    categories: ["Open", "SC", "ST", "VJNT", "OBC", "SBC", "SEBC", "EWS", "Disability"],
    contact: "Address and contact",
    address: "Postal address",
    postcode: "PIN code",
    mobile: "Student’s mobile",
    parentMobile: "Parent’s mobile",
    email: "Email",
    marks: "12th (HSC) examination",
    board: "Board",
    college: "Junior college",
    seat: "Seat number",
    passed: "Month and year of passing",
    dteNumber: "DTE application number",
    subject: "Subject",
    obtained: "Marks",
    outOf: "Out of",
    percent: "Percent",
    subjects: ["Physics", "Chemistry", "Biology", "Mathematics"],
    papers: "Documents attached",
    declaration: "Declaration",
    declarations: [
      "What is written here is true and complete, and the documents attached are mine.",
      "I will follow the rules of the institute and attend regularly. I know that ragging is a crime.",
      "I know that my admission is confirmed only when my documents are checked and the first instalment is paid.",
    ],
    place: "Place",
    date: "Date",
    studentSign: "Student’s signature",
    parentSign: "Parent’s signature",
    office: "For office use",
    receivedOn: "Received on",
    checkedBy: "Documents checked by",
    receipt: "Receipt number",
    principalSign: "Principal’s signature",
  },
};

/** Texts that only the PDFs have; all others are the site's. */
type Labels = typeof en;

const mr: Labels = {
  sampleMark: "नमुना",
  sampleLine: "नमुना",
  about: "अभ्यासक्रमाविषयी",
  help: "तुमच्या मदतीला",
  rupeesAYear: "सर्व रकमा रुपयांत. शेवटच्या रकान्यात दोन्ही वर्षांची बेरीज आहे.",
  register: {
    title: "जाहीर माहितीची नोंदवही",
    since: (moment) => `${moment} पासूनची स्थिती`,
    head: ["बाब", "प्राधिकरण", "स्थिती", "कागदपत्र"],
  },
  form: {
    lead: "फक्त DTE च्या CAP फेऱ्यांबाहेरच्या जागेसाठी. DTE कडेही नोंदणी करा. पेनने, सुवाच्य अक्षरांत भरा.",
    photo: "पासपोर्ट आकाराचा नवा फोटो इथे चिकटवा",
    student: "विद्यार्थी",
    fullName: "पूर्ण नाव (दहावीच्या गुणपत्रिकेप्रमाणे)",
    father: "वडिलांचे नाव",
    mother: "आईचे नाव",
    birthDate: "जन्मतारीख (दिवस / महिना / वर्ष)",
    nationality: "राष्ट्रीयत्व",
    category: "प्रवर्ग",
    categories: ["खुला", "SC", "ST", "VJNT", "OBC", "SBC", "SEBC", "EWS", "दिव्यांग"],
    contact: "पत्ता आणि संपर्क",
    address: "टपालाचा पत्ता",
    postcode: "पिन कोड",
    mobile: "विद्यार्थ्याचा मोबाइल",
    parentMobile: "पालकांचा मोबाइल",
    email: "ईमेल",
    marks: "बारावी (HSC) परीक्षा",
    board: "बोर्ड",
    college: "कनिष्ठ महाविद्यालय",
    seat: "बैठक क्रमांक",
    passed: "उत्तीर्ण झाल्याचा महिना व वर्ष",
    dteNumber: "DTE अर्ज क्रमांक",
    subject: "विषय",
    obtained: "मिळालेले गुण",
    outOf: "एकूण गुण",
    percent: "टक्केवारी",
    subjects: ["भौतिकशास्त्र", "रसायनशास्त्र", "जीवशास्त्र", "गणित"],
    papers: "सोबत जोडलेली कागदपत्रे",
    declaration: "घोषणापत्र",
    declarations: [
      "या अर्जातील माहिती खरी आणि पूर्ण आहे; जोडलेली कागदपत्रे माझीच आहेत.",
      "मी संस्थेचे नियम पाळेन आणि नियमित उपस्थित राहीन. रॅगिंग हा गुन्हा आहे, याची मला जाणीव आहे.",
      "कागदपत्रे तपासून झाल्यावर आणि पहिला हप्ता भरल्यावरच प्रवेश निश्चित होतो, हे मला माहीत आहे.",
    ],
    place: "ठिकाण",
    date: "तारीख",
    studentSign: "विद्यार्थ्याची स्वाक्षरी",
    parentSign: "पालकांची स्वाक्षरी",
    office: "कार्यालयीन वापरासाठी",
    receivedOn: "अर्ज मिळाल्याची तारीख",
    checkedBy: "कागदपत्रे तपासणारे",
    receipt: "पावती क्रमांक",
    principalSign: "प्राचार्यांची स्वाक्षरी",
  },
};

export const labels: Record<Locale, Labels> = { en, mr };

// The design's words come last: the compiler refuses a name that it would overwrite.
const wordsIn = (locale: Locale) => ({
  admission: admissionWords[locale],
  course: courseWords[locale],
  fees: feeWords[locale],
  events: eventWords[locale],
  downloads: downloadWords[locale],
  ...words[locale],
});

interface DocumentContent {
  institute: Institute;
  approvals?: string | undefined;
  course: Course;
  /** Of today's academic year; undefined while it has no order. */
  order?: FeeOrder | undefined;
  orderOfSecondYear?: FeeOrder | undefined;
  admissionDocuments: AdmissionDocument[];
  committees: Committee[];
  papers: Paper[];
  paperTexts: PaperText[];
  downloads: Download[];
}

type Parts = Parameters<typeof courseOf>[0] & Omit<Localised<DocumentContent>, "course">;

export function documentContent(
  parts: Parts,
  { current: order, ofSecondYear: orderOfSecondYear }: Pick<FeesToday, "current" | "ofSecondYear">,
  approvals: string | undefined,
): Localised<DocumentContent> {
  const { institute, admissionDocuments, committees, papers, paperTexts, downloads } = parts;
  const orders = { order, orderOfSecondYear };
  const course = courseOf(parts);
  return { institute, approvals, course, ...orders, admissionDocuments, committees, papers, paperTexts, downloads };
}

export type ContentIn = (locale: Locale) => Localised<DocumentContent>;

export interface Writer {
  locale: Locale;
  content: Localised<DocumentContent>;
  other: Localised<DocumentContent>;
  /** Words of the design, and those of features by name. */
  t: ReturnType<typeof wordsIn>;
  labels: Labels;
  day: (day: string) => string;
  digits: (value: string | number) => string;
  /** No line breaks between the currency sign and the amount. */
  rupees: (value: number) => string;
}

export function writer(contentIn: ContentIn, locale: Locale): Writer {
  return {
    locale,
    content: contentIn(locale),
    other: contentIn(otherLocale(locale)),
    t: wordsIn(locale),
    labels: labels[locale],
    day: (day) => formatDay(day, locale),
    digits: (value) => formatDigits(value, locale),
    rupees: (value) => formatRupees(value, locale).replace("₹", "₹\u00a0"),
  };
}

export const otherWriter = ({ locale, content, other }: Writer): Writer =>
  writer((each) => (each === locale ? content : other), otherLocale(locale));

export function sheet(
  { locale, content, t }: Writer,
  record: { id: string; title: string; on: string },
  blocks: SheetBlock[],
): Sheet {
  const { id, title, on } = record;
  const institute = content.institute.name;
  return {
    id,
    locale,
    title: `${title} – ${institute}`,
    institute,
    on,
    pageOf: t.events.page("{page}", "{of}"),
    blocks,
  };
}
