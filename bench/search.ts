import type { SearchDocument } from "../app/cms/content/search-document.ts";
import { createSearchIndex } from "../app/site/search/search-index.ts";
import { atMost, count, information, type Row } from "./table.ts";

const records = 10_000;
/** Milliseconds a search may take. */
const budget = 20;

const words = {
  en: "admission fees library examination committee student pharmacy laboratory certificate scholarship".split(" "),
  mr: "प्रवेश शुल्क ग्रंथालय परीक्षा समिती विद्यार्थी औषधनिर्माण प्रयोगशाळा प्रमाणपत्र शिष्यवृत्ती".split(" "),
};
/** Queries as visitors type them: one word, several, in the other script, misspelled, incomplete, without results. */
const queries = [
  "fees",
  "शुल्क",
  "फी",
  "D.Pharm admission 2027",
  "प्रवेश परीक्षा प्रमाणपत्र",
  "admision scholrship",
  "शिष्यवृती",
  "exam",
  "name4821 surname21",
  "zebra crossing unknown words that nobody has written anywhere",
  "how do I apply for a scholarship in the second year of the pharmacy diploma",
];

/** Generated words of two to five syllables, the same in every run. */
function madeWords(syllables: string[], many: number): string[] {
  const syllable = (seed: number) => syllables[seed % syllables.length] ?? "";
  return Array.from({ length: many }, (_, id) =>
    Array.from({ length: 2 + (id % 4) }, (_, at) => syllable((id + 7) * (at * 31 + 17) + (id >> (at + 1)))).join(""),
  );
}
/** First the most common words, which are not significant, then those that visitors look for. */
const made = {
  en: [
    ..."the of and to in a is for on with by at be or are from this that all not".split(" "),
    ...words.en,
    ...madeWords("ba de fi go ku la me ni po ru sa te vi wo xa ye zu cha sho tri".split(" "), 5000),
  ],
  mr: [
    ..."आणि आहे व या च्या आहेत तर हे ते की साठी मध्ये ला वर न एक हा ही होते त्या".split(" "),
    ...words.mr,
    ...madeWords("का खि गी घु चू जे टो डा ति दी नु पू बे मो या रि ली वु शू से".split(" "), 5000),
  ],
};

/** A notice of some forty words in either script, the first words of the list the most often, as in any language. */
function record(id: number): SearchDocument {
  const own = id % 2 === 0 ? made.en : made.mr;
  let seed = id + 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return own[Math.floor(own.length ** (seed / 2_147_483_647)) - 1] ?? "";
  };
  const text = Array.from({ length: 40 }, word).join(" ");
  return { kind: "notice", title: `Name${id} surname${id % 500} ${word()}`, text, address: `/${id}` };
}

/**
 * The time of a search over many more records than the sample has: the quickest of nine runs, which is the least
 * disturbed.
 */
export async function searchTimes(): Promise<Row[]> {
  const documents = Array.from({ length: records }, (_, id) => record(id));
  const from = performance.now();
  const index = await createSearchIndex(documents);
  const made = performance.now() - from;
  const times = queries.map((query) => {
    index.find(query);
    const runs = Array.from({ length: 9 }, () => {
      const from = performance.now();
      index.find(query);
      return performance.now() - from;
    });
    return { query, time: Math.min(...runs) };
  });
  const [slowest] = times.toSorted((a, b) => b.time - a.time);
  return [
    information(`${count(records)} records: making the search's index`, Math.round(made), "ms"),
    atMost(
      `${count(records)} records: search, slowest of ${queries.length} ("${slowest?.query}")`,
      Math.ceil(slowest?.time ?? 0),
      budget,
      "ms",
    ),
  ];
}
