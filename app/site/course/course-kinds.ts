import { defineKind } from "#app/cms/records/kind.ts";
import type { KindWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { careersShape, courseShape, highlightsShape, subjectsShape } from "./course.ts";

const en: KindWords = {
  one: "Course",
  many: "Course: facts",
  folds: {
    introduction: "Introduction",
    applying: "Who can apply",
    study: "Language, training and registration",
  },
  fields: {
    name: { label: "Short name", help: "For example D.Pharm." },
    fullName: { label: "Full name" },
    overview: { label: "Introduction", row: "Paragraph", add: "Add a paragraph" },
    years: { label: "Years" },
    intake: { label: "Seats", help: "Every text of the site shows this number for {intake}." },
    minimumPercent: {
      label: "Minimum of 12th marks, in percent",
      help: "Every text of the site shows this number for {minimum}.",
    },
    eligibility: { label: "Who can apply", row: "Line", add: "Add a line" },
    eligibilityShort: { label: "Who can apply, in one line" },
    minimumNote: { label: "Note on the minimum", help: "Who decides it, and what to do with lower marks." },
    entrance: { label: "Entrance exam, in words", help: "For example No entrance exam." },
    entranceExam: {
      label: "There is an entrance exam",
      help: "If this is not ticked, the home page shows the words of “Entrance exam, in words” below the welcome.",
    },
    approvalsNote: { label: "Note on the approvals", help: "It follows the line of approvals of the institute." },
    medium: { label: "Language of teaching" },
    training: { label: "Practical training" },
    registration: { label: "Registration as a pharmacist", help: "Say when you last checked it." },
  },
};

const mr: KindWords = {
  one: "अभ्यासक्रम",
  many: "अभ्यासक्रम: माहिती",
  folds: {
    introduction: "ओळख",
    applying: "कोण अर्ज करू शकते",
    study: "भाषा, प्रशिक्षण आणि नोंदणी",
  },
  fields: {
    name: { label: "छोटे नाव", help: "उदा. डी.फार्म." },
    fullName: { label: "पूर्ण नाव" },
    overview: { label: "ओळख", row: "परिच्छेद", add: "परिच्छेद जोडा" },
    years: { label: "वर्षे" },
    intake: { label: "जागा", help: "संकेतस्थळावरच्या कोणत्याही मजकुरात {intake} लिहिले, की तिथे ही संख्या दिसते." },
    minimumPercent: {
      label: "बारावीचे किमान गुण, टक्क्यांत",
      help: "कोणत्याही मजकुरात {minimum} लिहिले, की तिथे ही संख्या दिसते.",
    },
    eligibility: { label: "कोण अर्ज करू शकते", row: "ओळ", add: "ओळ जोडा" },
    eligibilityShort: { label: "कोण अर्ज करू शकते, एका ओळीत" },
    minimumNote: { label: "किमान गुणांबद्दल टीप", help: "ते कोण ठरवते आणि गुण कमी असल्यास काय करायचे." },
    entrance: { label: "प्रवेश परीक्षेबद्दल", help: "उदा. प्रवेश परीक्षा नाही." },
    entranceExam: {
      label: "प्रवेश परीक्षा असते",
      help: "खूण नसेल, तर “प्रवेश परीक्षेबद्दल” इथले शब्द मुख्यपृष्ठावर स्वागताखाली दिसतात.",
    },
    approvalsNote: { label: "मान्यतांबद्दल टीप", help: "संस्थेच्या मान्यतांच्या ओळीनंतर दिसते." },
    medium: { label: "शिकवण्याची भाषा" },
    training: { label: "प्रात्यक्षिक प्रशिक्षण" },
    registration: { label: "फार्मासिस्ट म्हणून नोंदणी", help: "माहिती कधी तपासली, तेही लिहा." },
  },
};

const courseKindWords: Record<Locale, KindWords> = { en, mr };

export const courseKind = defineKind({
  name: "course",
  shelf: "year",
  file: "records/course.yaml",
  shape: courseShape,
  id: "single",
  publishedBy: "principal",
  columns: ["name"],
  nameOf: () => ({ en: "Course: facts", mr: "अभ्यासक्रम: माहिती" }),
  layout: {
    open: ["name", "fullName", "years", "intake", "minimumPercent", "entranceExam"],
    folds: {
      introduction: ["overview"],
      applying: ["eligibility", "eligibilityShort", "minimumNote", "entrance"],
      study: ["medium", "training", "registration", "approvalsNote"],
    },
  },
  widgets: { overview: "paragraph", training: "paragraph", registration: "paragraph" },
  addresses: () => ["/courses/d-pharm", "/admission", "/", "/inspection"],
  words: courseKindWords,
});

const subject = {
  en: {
    code: { label: "Code", help: "As MSBTE prints it: ER20-11." },
    name: { label: "Subject" },
    practical: { label: "Has practicals" },
  },
  mr: {
    code: { label: "कोड", help: "MSBTE छापते तसा: ER20-11." },
    name: { label: "विषय" },
    practical: { label: "प्रात्यक्षिक आहे" },
  },
};

const inYears = <Words extends object>(words: Words) =>
  Object.fromEntries(
    ["firstYear", "secondYear"].flatMap((year) =>
      Object.entries(words).map(([name, label]) => [`${year}.${name}`, label]),
    ),
  );

export const subjectsKind = defineKind({
  name: "subjects",
  shelf: "year",
  file: "records/subjects.yaml",
  shape: subjectsShape,
  id: "single",
  publishedBy: "principal",
  columns: ["firstYear", "secondYear"],
  addresses: () => ["/courses/d-pharm"],
  words: {
    en: {
      one: "Subjects",
      fields: {
        firstYear: { label: "First year", row: "Subject", add: "Add a subject" },
        secondYear: { label: "Second year", row: "Subject", add: "Add a subject" },
        ...inYears(subject.en),
      },
    },
    mr: {
      one: "विषय",
      fields: {
        firstYear: { label: "प्रथम वर्ष", row: "विषय", add: "विषय जोडा" },
        secondYear: { label: "द्वितीय वर्ष", row: "विषय", add: "विषय जोडा" },
        ...inYears(subject.mr),
      },
    },
  },
});

export const highlightsKind = defineKind({
  name: "highlights",
  shelf: "year",
  file: "records/highlights.yaml",
  shape: highlightsShape,
  id: "single",
  publishedBy: "office",
  columns: ["highlights"],
  addresses: () => ["/courses/d-pharm"],
  words: {
    en: {
      one: "Highlights of the course",
      fields: {
        highlights: { label: "Highlights", row: "Highlight", add: "Add a highlight" },
        "highlights.picture": { label: "Picture", help: "Best for the first two." },
        "highlights.title": { label: "Title", help: "Two to five words: Learn by doing." },
        "highlights.description": { label: "Description", help: "One or two sentences." },
      },
    },
    mr: {
      one: "अभ्यासक्रमाची वैशिष्ट्ये",
      fields: {
        highlights: { label: "वैशिष्ट्ये", row: "वैशिष्ट्य", add: "वैशिष्ट्य जोडा" },
        "highlights.picture": { label: "फोटो", help: "पहिल्या दोन वैशिष्ट्यांना फोटो असावा." },
        "highlights.title": { label: "शीर्षक", help: "दोन ते पाच शब्दांत, उदा. आधी करून पाहा." },
        "highlights.description": { label: "वर्णन", help: "एक-दोन वाक्यांत." },
      },
    },
  },
});

export const careersKind = defineKind({
  name: "careers",
  shelf: "year",
  file: "records/careers.yaml",
  shape: careersShape,
  id: "single",
  publishedBy: "office",
  columns: ["careers"],
  addresses: () => ["/courses/d-pharm"],
  words: {
    en: {
      one: "Careers",
      fields: {
        careers: { label: "Careers", row: "Career", add: "Add a career" },
        "careers.title": { label: "Career", help: "For example Hospital pharmacist." },
        "careers.description": { label: "What the work is" },
        "careers.next": { label: "What else it takes", help: "A licence, a degree, an advertisement." },
        "careers.way": { label: "First step after the diploma" },
      },
      choices: {
        "careers.way.register": "Register as a pharmacist",
        "careers.way.join": "Join a company",
        "careers.way.study": "Study further",
      },
    },
    mr: {
      one: "करिअरच्या संधी",
      fields: {
        careers: { label: "करिअरच्या संधी", row: "संधी", add: "संधी जोडा" },
        "careers.title": { label: "संधी", help: "उदा. रुग्णालयातील फार्मासिस्ट." },
        "careers.description": { label: "काय काम असते" },
        "careers.next": { label: "आणखी काय लागते", help: "परवाना, पदवी, भरतीची जाहिरात." },
        "careers.way": { label: "पदविकेनंतरची पहिली पायरी" },
      },
      choices: {
        "careers.way.register": "फार्मासिस्ट म्हणून नोंदणी",
        "careers.way.join": "कंपनीत नोकरी",
        "careers.way.study": "पुढील शिक्षण",
      },
    },
  },
});
