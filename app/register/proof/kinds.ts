import { z } from "zod";
import { day, picture, slug } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { KindWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const mostRecipients = 5;

/** content/records/proof-mail.yaml: who gets the newest entry of the publication log by email. */
const proofMailShape = z.strictObject({
  recipients: z.array(z.strictObject({ name: z.string().trim().min(1).max(80), email: z.email() })).max(mostRecipients),
});

/** content/records/board-postings.yaml: what was put on the notice board, with a photograph. */
const boardPostingShape = z.strictObject({
  id: slug,
  posted: z.enum(["feeOrders", "course"], "feeOrders or course"),
  /** The name of the record in its address; there is only one course. */
  record: slug,
  on: day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 09:30"),
  place: z.string().trim().min(1).max(120),
  by: z.string().trim().min(1).max(80),
  photo: picture,
  takenDownOn: day.optional(),
});

const proofMailWords: Record<Locale, KindWords> = {
  en: {
    one: "Email as proof of publishing",
    fields: {
      recipients: {
        label: "Who gets it",
        help: "When fees or other required information are published, these people get one email that evening. Their mail provider puts the date on it; this shows later that nothing was changed. Choose people outside the office: the society’s secretary, the auditor, your own private address.",
        row: "Person",
        add: "Add a person",
      },
      "recipients.name": { label: "Name" },
      "recipients.email": { label: "Email address" },
    },
  },
  mr: {
    one: "प्रसिद्ध केल्याच्या पुराव्याचा ईमेल",
    fields: {
      recipients: {
        label: "कोणाला पाठवायचा",
        help: "शुल्क किंवा इतर बंधनकारक माहिती प्रसिद्ध झाली, की त्या दिवशी संध्याकाळी यांना एक ईमेल जातो. त्यावर ईमेल सेवेची तारीख असते; नंतर काही बदलले नाही हे त्यावरून दाखवता येते. कार्यालयाबाहेरच्या व्यक्ती निवडा: संस्थेचे सचिव, लेखापरीक्षक, तुमचा खासगी पत्ता.",
        row: "व्यक्ती",
        add: "व्यक्ती जोडा",
      },
      "recipients.name": { label: "नाव" },
      "recipients.email": { label: "ईमेल पत्ता" },
    },
  },
};

const boardPostingWords: Record<Locale, KindWords> = {
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

/** No page shows these addresses. */
export const proofMailKind = defineKind({
  name: "proofMail",
  shelf: "year",
  file: "records/proof-mail.yaml",
  fileIfMissing: "recipients: []\n",
  shape: proofMailShape,
  id: "single",
  publishedBy: "principal",
  columns: ["recipients"],
  isInternal: true,
  addresses: () => [],
  words: proofMailWords,
});

export const boardPostingKind = defineKind({
  name: "boardPostings",
  shelf: "season",
  file: "records/board-postings.yaml",
  fileIfMissing: "[]\n",
  shape: boardPostingShape,
  id: "slug",
  publishedBy: "office",
  posts: ({ posted, record }) => ({ kind: posted, slug: record }),
  columns: ["record", "on"],
  nameOf: ({ record = "", on = "" }) => ({
    en: `Notice board ${record} ${on}`.trim(),
    mr: `सूचनाफलक ${record} ${on}`.trim(),
  }),
  widgets: { time: "time", record: { records: ["feeOrders", "course"] } },
  isInternal: true,
  addresses: () => [],
  words: boardPostingWords,
});
