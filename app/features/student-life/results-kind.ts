import { defineKind } from "#app/platform/records/kind.ts";
import { resultsShape } from "./schema.ts";

export const resultsKind = defineKind({
  name: "results",
  shelf: "year",
  file: "records/results.yaml",
  shape: resultsShape,
  id: "single",
  publishedBy: "principal",
  columns: ["years"],
  widgets: { promise: "paragraph", note: "paragraph" },
  addresses: () => ["/after-d-pharm"],
  words: {
    en: {
      one: "Results",
      fields: {
        years: {
          label: "Results by year",
          help: "How many students, not percent. Leave empty what is not known yet. The page shows the three newest years.",
          row: "Year",
          add: "Add a year",
        },
        "years.year": {
          label: "Academic year of the last examination",
          takes: "two years in a row, such as 2025-2026, each pair only once",
        },
        "years.appeared": { label: "Took the last examination" },
        "years.passed": {
          label: "Passed",
          takes: "a whole number that is not above those who took the examination",
        },
        "years.firstClass": {
          label: "Passed in first class",
          takes: "a whole number that is not above those who passed",
        },
        "years.registered": {
          label: "Registered as pharmacists",
          takes: "a whole number that is not above those who passed",
        },
        "years.working": { label: "Have a job or a business" },
        "years.studying": { label: "Are studying further" },
        promise: {
          label: "What the institute promises about its results",
          help: "Above the numbers, in one sentence.",
        },
        note: { label: "Where the numbers come from", help: "Below the numbers." },
      },
    },
    mr: {
      one: "निकाल",
      fields: {
        years: {
          label: "वर्षनिहाय निकाल",
          help: "टक्के नव्हे, विद्यार्थ्यांची संख्या लिहा. अजून माहीत नसलेली रिकामी ठेवा. पानावर सर्वांत नवी तीन वर्षे दिसतात.",
          row: "वर्ष",
          add: "वर्ष जोडा",
        },
        "years.year": {
          label: "शेवटच्या परीक्षेचे शैक्षणिक वर्ष",
          takes: "सलग दोन वर्षे, उदा. २०२५-२०२६; प्रत्येक वर्ष एकदाच",
        },
        "years.appeared": { label: "शेवटच्या परीक्षेला बसले" },
        "years.passed": { label: "उत्तीर्ण झाले", takes: "परीक्षेला बसलेल्यांएवढी किंवा त्याहून कमी पूर्ण संख्या" },
        "years.firstClass": { label: "प्रथम श्रेणीत उत्तीर्ण झाले", takes: "उत्तीर्ण झालेल्यांएवढी किंवा त्याहून कमी पूर्ण संख्या" },
        "years.registered": {
          label: "फार्मासिस्ट म्हणून नोंदणी केली",
          takes: "उत्तीर्ण झालेल्यांएवढी किंवा त्याहून कमी पूर्ण संख्या",
        },
        "years.working": { label: "नोकरी किंवा व्यवसाय करतात" },
        "years.studying": { label: "पुढे शिकत आहेत" },
        promise: { label: "निकालांबद्दल संस्थेचे वचन", help: "आकड्यांच्या वर, एका वाक्यात." },
        note: { label: "आकडे कुठून घेतले", help: "आकड्यांच्या खाली दिसते." },
      },
    },
  },
});
