import { defineKind } from "#app/platform/records/kind.ts";
import { afterDiplomaShape } from "./schema.ts";

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
