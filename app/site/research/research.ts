import { z } from "zod";
import { text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { FieldWords } from "#app/cms/records/kind-words.ts";

/** content/records/research.yaml */
const researchItem = z.strictObject({
  title: text,
  people: text,
  where: text,
  year: z.int().min(1900).max(2100),
});
const researchShape = z.strictObject({
  publications: z.array(researchItem),
  patents: z.array(researchItem),
  copyrights: z.array(researchItem),
});

const lists = ["publications", "patents", "copyrights"] as const;
type List = (typeof lists)[number];

const wordsOf = (
  ofList: Record<List, FieldWords & { where: FieldWords }>,
  ofItem: Record<"title" | "people" | "year", FieldWords>,
): Record<string, FieldWords> =>
  Object.fromEntries(
    lists.flatMap((list) => {
      const { where, ...words } = ofList[list];
      const inside = Object.entries({ ...ofItem, where });
      return [[list, words], ...inside.map(([name, label]) => [`${list}.${name}`, label])];
    }),
  );

export const researchKind = defineKind({
  name: "research",
  shelf: "year",
  file: "records/research.yaml",
  shape: researchShape,
  id: "single",
  publishedBy: "office",
  mayFollow: true,
  columns: ["publications"],
  addresses: () => ["/r&d/publication", "/r&d/patent", "/r&d/copyright"],
  words: {
    en: {
      one: "Research",
      fields: wordsOf(
        {
          publications: {
            label: "Publications",
            help: "Works that teachers name in their approved profiles appear automatically: do not repeat them here.",
            row: "Publication",
            add: "Add a publication",
            where: { label: "Published in", help: "The journal with volume and pages, or the publisher." },
          },
          patents: {
            label: "Patents",
            row: "Patent",
            add: "Add a patent",
            where: { label: "Patent office and number" },
          },
          copyrights: {
            label: "Copyrights",
            row: "Copyright",
            add: "Add a copyright",
            where: { label: "Copyright office and registration number" },
          },
        },
        {
          title: { label: "Title" },
          people: { label: "People", help: "All of them, in the order of the document." },
          year: { label: "Year" },
        },
      ),
    },
    mr: {
      one: "संशोधन",
      fields: wordsOf(
        {
          publications: {
            label: "प्रकाशने",
            help: "शिक्षकांच्या मंजूर प्रोफाइलमधील संशोधन आपोआप दिसते; ते इथे पुन्हा लिहू नका.",
            row: "प्रकाशन",
            add: "प्रकाशन जोडा",
            where: { label: "कुठे प्रकाशित", help: "नियतकालिक, खंड आणि पृष्ठे, किंवा प्रकाशक." },
          },
          patents: {
            label: "पेटंट",
            row: "पेटंट",
            add: "पेटंट जोडा",
            where: { label: "पेटंट कार्यालय आणि क्रमांक" },
          },
          copyrights: {
            label: "कॉपीराइट",
            row: "कॉपीराइट",
            add: "कॉपीराइट जोडा",
            where: { label: "कॉपीराइट कार्यालय आणि नोंदणी क्रमांक" },
          },
        },
        {
          title: { label: "शीर्षक" },
          people: { label: "व्यक्ती", help: "सर्वांची नावे, कागदपत्रातील क्रमाने." },
          year: { label: "वर्ष" },
        },
      ),
    },
  },
});
