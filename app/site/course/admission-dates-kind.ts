import { defineKind } from "#app/cms/records/kind.ts";
import { formatDays } from "#app/lib/i18n/format.ts";
import { admissionDatesShape, admissionStepsShape } from "./course.ts";
import { courseWords } from "./course-words.ts";

export const admissionDatesKind = defineKind({
  name: "admissionDates",
  shelf: "season",
  file: "records/admission-dates.yaml",
  shape: admissionDatesShape,
  id: "single",
  publishedBy: "office",
  columns: ["dates"],
  hasCode: true,
  isShared: true,
  keepsEarlier: true,
  answerOf: ({ dates }, locale) =>
    dates.map(({ name, from, to, status }) => {
      const when = `${name[locale]}: ${formatDays(from, to, locale)}`;
      return status === "expected" ? `${when} (${courseWords[locale].calendar.expected})` : when;
    }),
  widgets: { "dates.stage": "stage" },
  addresses: () => ["/admission", "/admission/steps", "/"],
  words: {
    en: {
      one: "Admission dates",
      fields: {
        dates: {
          label: "Dates",
          help: "On the home page, on Admission, in the line of dates below the headings, and among the days to call an applicant again. From the first date on, pages show the fees of the academic year of the last date.",
          row: "Date",
          add: "Add a date",
        },
        "dates.name": { label: "Name of the date", help: "For example Online registration." },
        "dates.from": { label: "First day" },
        "dates.to": {
          label: "Last day",
          help: "Only for several days.",
          takes: "a date that is not before the first day",
        },
        "dates.status": { label: "Status of the date" },
        "dates.changedOn": {
          label: "Changed on",
          help: "If you change a date that people may know: the day of the change.",
        },
        "dates.changedFrom": {
          label: "First day before the change",
          help: "Shown for 14 days, so that nobody goes by the old date.",
        },
        "dates.stage": { label: "Stage of DTE’s admission", help: "The page of the stages then shows the date there." },
        note: { label: "Note below all dates", help: "For example how late past years were." },
      },
      choices: { "dates.status.expected": "Expected", "dates.status.announced": "Announced" },
    },
    mr: {
      one: "प्रवेशाच्या तारखा",
      fields: {
        dates: {
          label: "तारखा",
          help: "मुख्यपृष्ठावर, प्रवेशाच्या पानावर, शीर्षकाखालच्या पट्टीवर आणि चौकशी करणाऱ्याला पुन्हा फोन करायच्या दिवसांत दिसतात. पहिल्या तारखेपासून पानांवर शेवटच्या तारखेच्या शैक्षणिक वर्षाचे शुल्क दिसते.",
          row: "तारीख",
          add: "तारीख जोडा",
        },
        "dates.name": { label: "तारखेचे नाव", help: "उदा. ऑनलाइन नोंदणी." },
        "dates.from": { label: "पहिला दिवस" },
        "dates.to": { label: "शेवटचा दिवस", help: "अनेक दिवस असतील, तरच भरा.", takes: "पहिला दिवस किंवा त्यानंतरची तारीख" },
        "dates.status": { label: "तारखेची स्थिती" },
        "dates.changedOn": { label: "कधी बदलली", help: "आधी सांगितलेली तारीख बदलली, तर बदल केल्याचा दिवस." },
        "dates.changedFrom": {
          label: "बदलाआधीचा पहिला दिवस",
          help: "१४ दिवस दाखवला जातो, म्हणजे जुनी तारीख कोणी धरून बसत नाही.",
        },
        "dates.stage": { label: "DTE प्रवेशाचा टप्पा", help: "टप्प्यांच्या पानावर त्या टप्प्यासोबत ही तारीख दिसते." },
        note: { label: "सर्व तारखांखालची टीप", help: "उदा. मागच्या वर्षी किती उशीर झाला." },
      },
      choices: { "dates.status.expected": "अपेक्षित", "dates.status.announced": "जाहीर" },
    },
  },
});

export const admissionStepsKind = defineKind({
  name: "admissionSteps",
  shelf: "season",
  file: "records/admission-steps.yaml",
  shape: admissionStepsShape,
  id: "single",
  publishedBy: "office",
  columns: ["steps"],
  addresses: () => ["/admission"],
  words: {
    en: {
      one: "Admission in four steps",
      fields: {
        steps: { label: "Steps", help: "Exactly four.", row: "Step", add: "Add a step" },
        "steps.title": { label: "Title", help: "Two to four words: Register online." },
        "steps.description": { label: "What to do", help: "One or two sentences." },
      },
    },
    mr: {
      one: "प्रवेशाच्या चार पायऱ्या",
      fields: {
        steps: { label: "पायऱ्या", help: "नेमक्या चार.", row: "पायरी", add: "पायरी जोडा" },
        "steps.title": { label: "शीर्षक", help: "दोन ते चार शब्दांत, उदा. ऑनलाइन नोंदणी करा." },
        "steps.description": { label: "काय करायचे", help: "एक-दोन वाक्यांत." },
      },
    },
  },
});
