import type { Locale } from "#app/platform/i18n/locale.ts";
import type { KindWords } from "#app/platform/records/kind-words.ts";

export const boardPostingWords: Record<Locale, KindWords> = {
  en: {
    one: "Notice board entry",
    many: "Put up on the notice board",
    add: "Record what was put up",
    fields: {
      posted: { label: "What was put up" },
      record: { label: "Which one" },
      on: { label: "Date" },
      time: { label: "Time" },
      place: { label: "Place", help: "For example notice board at the entrance." },
      by: { label: "Put up by" },
      photo: {
        label: "Picture of the notice board",
        help: "The notice must be readable, and no people may be in the picture.",
      },
      takenDownOn: { label: "Taken down on" },
    },
    choices: { "posted.feeOrders": "Fees", "posted.course": "Course: facts" },
  },
  mr: {
    one: "सूचनाफलकाची नोंद",
    many: "सूचनाफलकावर लावलेले",
    add: "फलकाची नवी नोंद",
    fields: {
      posted: { label: "काय लावले" },
      record: { label: "कोणते" },
      on: { label: "तारीख" },
      time: { label: "वेळ" },
      place: { label: "ठिकाण", help: "उदा. प्रवेशद्वाराजवळचा फलक." },
      by: { label: "कोणी लावले" },
      photo: { label: "फलकाचा फोटो", help: "कागद वाचता यायला हवा. फोटोत माणसे नकोत." },
      takenDownOn: { label: "कधी काढले" },
    },
    choices: { "posted.feeOrders": "शुल्क", "posted.course": "अभ्यासक्रम: माहिती" },
  },
};
