import { defineKind } from "#app/cms/records/kind.ts";
import { afterDiplomaShape, resultsShape } from "./student-life-schema.ts";

export const afterDiplomaKind = defineKind({
  name: "afterDiploma",
  shelf: "year",
  file: "records/after-diploma.yaml",
  shape: afterDiplomaShape,
  id: "single",
  publishedBy: "office",
  columns: ["road", "doors"],
  addresses: () => ["/after-d-pharm"],
  words: {
    en: {
      one: "After D.Pharm",
      fields: {
        checkedOn: { label: "Last checked on", help: "The day on which you compared all this with the rules." },
        road: { label: "Steps to registration", row: "Step", add: "Add a step" },
        "road.when": { label: "When", help: "For example June to August." },
        "road.title": { label: "Title" },
        "road.text": { label: "Text" },
        "road.course": { label: "Text of the course", help: "Shows what “Course: facts” says about it." },
        doors: { label: "Choices after the diploma", row: "Choice", add: "Add a choice" },
        "doors.title": { label: "Title", help: "For example A hospital." },
        "doors.need": { label: "What it takes" },
        "doors.apply": { label: "Where to apply" },
      },
      choices: {
        "road.course.training": "Practical training",
        "road.course.registration": "Registration as a pharmacist",
      },
    },
    mr: {
      one: "डी.फार्मनंतर काय?",
      fields: {
        checkedOn: { label: "शेवटची तपासणी", help: "हे सारे नियमांशी ताडून पाहिल्याचा दिवस." },
        road: { label: "नोंदणीपर्यंतच्या पायऱ्या", row: "पायरी", add: "पायरी जोडा" },
        "road.when": { label: "केव्हा", help: "उदा. जून ते ऑगस्ट." },
        "road.title": { label: "शीर्षक" },
        "road.text": { label: "मजकूर" },
        "road.course": { label: "अभ्यासक्रमाचा मजकूर", help: "अभ्यासक्रमाच्या नोंदीत याबद्दल लिहिलेले इथे दिसते." },
        doors: { label: "पुढचे पर्याय", row: "पर्याय", add: "पर्याय जोडा" },
        "doors.title": { label: "शीर्षक", help: "उदा. रुग्णालय." },
        "doors.need": { label: "काय लागते" },
        "doors.apply": { label: "कुठे अर्ज करायचा" },
      },
      choices: {
        "road.course.training": "प्रात्यक्षिक प्रशिक्षण",
        "road.course.registration": "फार्मासिस्ट म्हणून नोंदणी",
      },
    },
  },
});

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
