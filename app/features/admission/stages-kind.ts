import { defineKind } from "#app/platform/records/kind.ts";
import { stagesShape } from "./schema.ts";

export const stagesKind = defineKind({
  name: "admissionStages",
  shelf: "season",
  file: "records/admission-stages.yaml",
  shape: stagesShape,
  id: "single",
  publishedBy: "office",
  columns: ["stages"],
  widgets: { sources: "paragraph", seatsNote: "paragraph", pastNote: "paragraph" },
  addresses: () => ["/admission/steps"],
  words: {
    en: {
      one: "Stages of DTE’s admission",
      fields: {
        checkedOn: { label: "Last checked on", help: "The day on which you compared all this with DTE’s brochure." },
        sources: { label: "Sources", help: "What it was compared with." },
        dteCode: {
          label: "DTE code of the institute",
          help: "As it is typed into the option form. If you leave it empty, the one of the institute’s details is shown.",
        },
        capSeats: { label: "Seats through CAP", help: "The other seats of the course are institute-level." },
        seatsNote: {
          label: "Note below the seats",
          help: "For example where the dates of the institute-level round are announced.",
        },
        stages: { label: "Stages", row: "Stage", add: "Add a stage" },
        "stages.title": { label: "Title" },
        "stages.do": { label: "What to do" },
        "stages.ready": { label: "What to have ready" },
        "stages.wrong": { label: "What goes wrong" },
        past: { label: "Past years", row: "Year", add: "Add a year" },
        "past.year": { label: "Year", help: "For example 2025-26." },
        "past.dates": { label: "What happened when" },
        pastNote: { label: "Note below the past years" },
      },
    },
    mr: {
      one: "DTE प्रवेशाचे टप्पे",
      fields: {
        checkedOn: { label: "शेवटची तपासणी", help: "DTE च्या माहितीपुस्तिकेशी हे सारे ताडून पाहिल्याचा दिवस." },
        sources: { label: "आधार", help: "कशाशी ताडून पाहिले." },
        dteCode: { label: "संस्थेचा DTE कोड", help: "पसंतीक्रमात टाकतात तसा. रिकामा ठेवल्यास संस्थेच्या माहितीतला कोड दिसतो." },
        capSeats: { label: "CAP मधील जागा", help: "बाकीच्या जागा संस्थास्तरीय." },
        seatsNote: { label: "जागांखालची टीप", help: "उदा. संस्थास्तरीय फेरीच्या तारखा कुठे जाहीर होतात." },
        stages: { label: "टप्पे", row: "टप्पा", add: "टप्पा जोडा" },
        "stages.title": { label: "शीर्षक" },
        "stages.do": { label: "काय करायचे" },
        "stages.ready": { label: "काय तयार ठेवायचे" },
        "stages.wrong": { label: "कुठे चूक होते" },
        past: { label: "मागची वर्षे", row: "वर्ष", add: "वर्ष जोडा" },
        "past.year": { label: "वर्ष", help: "उदा. २०२५-२६." },
        "past.dates": { label: "केव्हा काय झाले" },
        pastNote: { label: "मागच्या वर्षांखालची टीप" },
      },
    },
  },
});
