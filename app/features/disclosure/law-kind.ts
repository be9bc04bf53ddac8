import { z } from "zod";
import { day, slug, text, webAddress } from "#app/platform/content/text.ts";
import { defineKind } from "#app/platform/records/kind.ts";

/** How somebody knows a rule: its own text, an authority's quotation of it, or a report by others. */
const readings = ["text", "quotation", "report"] as const;

/** content/records/laws.yaml: a rule that the website names, with its source and the day when it was last read. */
const law = z.strictObject({
  id: slug,
  title: text,
  names: z.array(z.string().trim().min(1).max(100)).min(1).max(12),
  /** Where it was read: the authority with the number, or the name of the newspaper or website. */
  source: z.string().trim().min(1).max(300),
  url: webAddress.optional(),
  reading: z.enum(readings, readings.join(", ")),
  readOn: day,
  unsure: text.optional(),
});
export type Law = z.infer<typeof law>;

/** No page shows these records; the office is reminded to read the rules again. */
export const lawKind = defineKind({
  name: "laws",
  shelf: "year",
  file: "records/laws.yaml",
  fileIfMissing: "[]\n",
  shape: law,
  id: "slug",
  publishedBy: "principal",
  isInternal: true,
  columns: ["title", "readOn"],
  nameOf: ({ title }) => title,
  layout: { open: ["title", "readOn", "source", "url", "reading", "unsure", "names"], folds: {}, beside: ["readOn"] },
  widgets: { unsure: "paragraph" },
  addresses: () => [],
  words: {
    en: {
      one: "Law or rule",
      many: "Laws and rules",
      add: "New law or rule",
      fields: {
        title: { label: "What it says, in one line" },
        names: {
          label: "How English texts of the website name it",
          help: "Search the website for these words to find the sentences.",
          row: "Name",
          add: "Add a name",
        },
        source: { label: "Where it was read", help: "The authority and the number, or the newspaper or website." },
        url: { label: "Its address" },
        reading: { label: "What was read" },
        readOn: {
          label: "Last read on",
          help: "Read it again after 180 days. If it says something else, change the sentences first, then this day.",
        },
        unsure: { label: "What is not sure" },
      },
      choices: {
        "reading.text": "Its own text",
        "reading.quotation": "An authority’s quotation of it",
        "reading.report": "A report by others",
      },
    },
    mr: {
      one: "कायदा किंवा नियम",
      many: "कायदे आणि नियम",
      add: "नवा कायदा किंवा नियम",
      fields: {
        title: { label: "त्यात काय आहे, एका ओळीत" },
        names: {
          label: "संकेतस्थळावरील इंग्रजी मजकुरात त्याचा उल्लेख कसा येतो",
          help: "हे शब्द संकेतस्थळावर शोधले, की ती वाक्ये सापडतात.",
          row: "नाव",
          add: "नाव जोडा",
        },
        source: { label: "कुठे वाचले", help: "प्राधिकरण आणि क्रमांक, किंवा वर्तमानपत्र किंवा संकेतस्थळ." },
        url: { label: "त्याचा पत्ता" },
        reading: { label: "काय वाचले" },
        readOn: {
          label: "शेवटचे कधी वाचले",
          help: "१८० दिवसांनी पुन्हा वाचा. काही बदलले असेल, तर आधी वाक्ये बदला, मग ही तारीख.",
        },
        unsure: { label: "काय नक्की माहीत नाही" },
      },
      choices: {
        "reading.text": "मूळ मजकूर",
        "reading.quotation": "प्राधिकरणाने उद्धृत केलेला मजकूर",
        "reading.report": "इतरांनी दिलेली माहिती",
      },
    },
  },
});
