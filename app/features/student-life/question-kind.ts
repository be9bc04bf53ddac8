import { commonWords } from "#app/platform/records/common-words.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { questionShape } from "./schema.ts";

export const questionKind = defineKind({
  name: "parentsAsk",
  shelf: "year",
  file: "records/parents-ask.yaml",
  shape: questionShape,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["question", "group"],
  nameOf: ({ question }) => question,
  widgets: { link: "page" },
  addresses: () => ["/parents"],
  words: {
    en: {
      one: "Question of parents",
      many: "Parents ask",
      add: "New question",
      fields: {
        group: { label: "Topic" },
        question: { label: "Question", help: "In the words of parents: Are phones allowed?" },
        answer: { label: "Answer", help: "Two or three sentences about our institute, with times and amounts." },
        link: { ...commonWords.en.page, label: "Page with more about it" },
      },
      choices: { "group.study": "Study", "group.care": "Day to day", "group.money": "Money and leaving" },
    },
    mr: {
      one: "पालकांचा प्रश्न",
      many: "पालकांचे प्रश्न",
      add: "नवा प्रश्न",
      fields: {
        group: { label: "विषय" },
        question: { label: "प्रश्न", help: "पालक विचारतात त्याच शब्दांत, उदा. मोबाइल चालतो का?" },
        answer: { label: "उत्तर", help: "आपल्या संस्थेबद्दल दोन-तीन वाक्यांत; वेळ आणि रक्कमही लिहा." },
        link: { ...commonWords.mr.page, label: "अधिक माहितीचे पान" },
      },
      choices: { "group.study": "अभ्यास", "group.care": "रोजच्या गोष्टी", "group.money": "शुल्क आणि शिक्षण सोडणे" },
    },
  },
});
