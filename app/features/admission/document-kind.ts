import { categories, categoryName } from "#app/features/fees/index.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { documentShape } from "./schema.ts";

const categoryChoices = (locale: Locale): Record<string, string> =>
  Object.fromEntries(categories.map((each) => [`notFor.${each}`, categoryName(each, locale)]));

export const documentKind = defineKind({
  name: "admissionDocuments",
  shelf: "season",
  file: "records/admission-documents.yaml",
  shape: documentShape,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["name", "start", "copies"],
  nameOf: ({ name }) => name,
  addresses: () => ["/admission/documents", "/admission"],
  words: {
    en: {
      one: "Document for admission",
      many: "Documents for admission",
      add: "New document",
      fields: {
        for: { label: "Who needs it", help: "Without a tick everyone needs it." },
        notFor: {
          label: "Which categories do not need it",
          help: "For example SC and ST for the non-creamy-layer certificate.",
        },
        start: { label: "When to get it" },
        name: { label: "Name", help: "As it is printed on the document." },
        where: { label: "Where to get it", help: "For example Setu centre or Aaple Sarkar." },
        takes: { label: "How long it takes", help: "A sentence without a full stop: It can take weeks." },
        original: { label: "The original is shown too" },
        copies: { label: "Photocopies" },
        onlyInCap: { label: "Only for a seat through CAP", help: "Not on the form for institute-level seats." },
      },
      choices: {
        ...categoryChoices("en"),
        "for.reserved": "Reserved category",
        "for.ews": "EWS",
        "for.disability": "Person with a disability",
        "for.income": "Scholarships and fee concessions",
        "for.gap": "A missed year",
        "for.board": "12th from another board",
        "start.now": "Now: it can take weeks or months",
        "start.result": "After the 12th result",
        "start.admission": "For the day of admission",
      },
    },
    mr: {
      one: "प्रवेशाचे कागदपत्र",
      many: "प्रवेशाची कागदपत्रे",
      add: "नवे कागदपत्र",
      fields: {
        for: { label: "कोणाला लागते", help: "एकही खूण नसेल, तर सर्वांना लागते." },
        notFor: { label: "कोणत्या प्रवर्गांना लागत नाही", help: "उदा. नॉन-क्रिमीलेअर प्रमाणपत्र SC आणि ST ला लागत नाही." },
        start: { label: "केव्हा काढायचे" },
        name: { label: "नाव", help: "कागदपत्रावर छापलेले असते तसे." },
        where: { label: "कुठे मिळते", help: "उदा. सेतू केंद्र किंवा आपले सरकार पोर्टल." },
        takes: { label: "किती वेळ लागतो", help: "शेवटी पूर्णविराम नको, उदा. काही आठवडे लागू शकतात." },
        original: { label: "मूळ कागदपत्रही दाखवायचे" },
        copies: { label: "झेरॉक्स प्रती" },
        onlyInCap: { label: "फक्त CAP मधील जागेसाठी", help: "संस्थास्तरीय जागांच्या अर्जावर येत नाही." },
      },
      choices: {
        ...categoryChoices("mr"),
        "for.reserved": "राखीव प्रवर्ग",
        "for.ews": "EWS",
        "for.disability": "दिव्यांग",
        "for.income": "शिष्यवृत्ती आणि शुल्क सवलत",
        "for.gap": "शिक्षणातील खंड",
        "for.board": "दुसऱ्या बोर्डाची बारावी",
        "start.now": "आत्ताच: आठवडे किंवा महिने लागू शकतात",
        "start.result": "बारावीच्या निकालानंतर",
        "start.admission": "प्रवेशाच्या दिवसासाठी",
      },
    },
  },
});
