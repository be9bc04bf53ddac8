import type { Locale } from "#app/platform/i18n/locale.ts";
import type { KindWords } from "#app/platform/records/kind-words.ts";

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

export const courseKindWords: Record<Locale, KindWords> = { en, mr };
