import {
  fieldsOfBlock,
  isOptional,
  letterPages,
  pageIdOf,
  pageRecord,
  pagesFile,
} from "#app/cms/content/page-record.ts";
import { type DraftData, valueAt } from "#app/cms/records/draft.ts";
import { defineKind, type RowFields } from "#app/cms/records/kind.ts";
import { commonWords, type KindWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { pageNames, publicPages } from "#app/ui/words/page-names.ts";

const en: KindWords = {
  one: "Text of a page",
  many: "Texts of pages",
  add: "New text",
  fields: {
    title: { label: "Title of the page" },
    description: { label: "For search engines", help: "One or two sentences, 50 to 160 letters: what is on the page." },
    lead: { label: "Sentence below the title" },
    picture: commonWords.en.picture,
    alt: commonWords.en.alt,
    blocks: {
      label: "Parts of the text",
      row: "Part",
      add: "Add a part",
    },
    pasted: {
      label: "Long text",
      help: "Paste the whole text in both languages. An empty line ends a paragraph.",
    },
    "blocks.block": { label: "Type", help: "After another choice, save: then its fields appear." },
    "blocks.title": { label: "Heading", help: "In a letter’s signature: the name." },
    "blocks.text": {
      label: "Text",
      help: "{phone}, {email}, {address}, {person}, {hours}, {name} and {town} become the institute’s own, {intake}, {total}, {firstYear}, {minimum} and {year} the numbers of the course and the academic year. **Two stars** make words bold; [words](/admission) make a link.",
    },
    "blocks.items": { label: "Points", row: "Point", add: "Add a point" },
    "blocks.items.title": { label: "First words, in bold" },
    "blocks.items.text": { label: "Text" },
    "blocks.items.state": { label: "How far we are" },
    "blocks.items.today": { label: "What we have today" },
    "blocks.picture": commonWords.en.picture,
    "blocks.alt": commonWords.en.alt,
    "blocks.button": { label: "Words on the button" },
    "blocks.anchor": {
      label: "Short name for links",
      help: "Small English letters and hyphens, for example how-long. Links to #how-long lead here.",
      takes: "small English letters, digits and hyphens, for example how-long",
    },
    "blocks.isOpen": { label: "Open when the page is opened" },
  },
  choices: {
    "blocks.block.paragraph": "Paragraph",
    "blocks.block.opening": "First sentence, in large letters",
    "blocks.block.heading": "Heading",
    "blocks.block.subheading": "Small heading",
    "blocks.block.points": "List of points",
    "blocks.block.cards": "Cards side by side",
    "blocks.block.steps": "Numbered steps",
    "blocks.block.note": "Note in a box",
    "blocks.block.sampleNote": "Note for the sample site only",
    "blocks.block.sentences": "Numbered list in large letters",
    "blocks.block.card": "Card to keep: steps and a text",
    "blocks.block.ring": "Ring of four quarters",
    "blocks.block.scorecard": "Table: what is asked, what we have",
    "blocks.block.scene": "Text next to a picture",
    "blocks.block.postcard": "Postcard to the institute",
    "blocks.block.signature": "Signature of a letter",
    "blocks.block.fold": "Part that opens on a tap",
    "blocks.block.table": "Table: one row a line, cells divided by |",
    "blocks.items.state.full": "In place",
    "blocks.items.state.part": "In part",
    "blocks.items.state.none": "Not yet",
  },
};

const mr: KindWords = {
  one: "पानाचा मजकूर",
  many: "पानांचे मजकूर",
  add: "नवा मजकूर",
  fields: {
    title: { label: "पानाचे शीर्षक" },
    description: { label: "सर्च इंजिनसाठी", help: "एक-दोन वाक्ये, ५० ते १६० अक्षरे: पानावर काय आहे." },
    lead: { label: "शीर्षकाखालचे वाक्य" },
    picture: commonWords.mr.picture,
    alt: commonWords.mr.alt,
    blocks: {
      label: "मजकुराचे भाग",
      row: "भाग",
      add: "भाग जोडा",
    },
    pasted: {
      label: "मोठा मजकूर",
      help: "पूर्ण मजकूर दोन्ही भाषांत पेस्ट करा. रिकाम्या ओळीनंतर नवा परिच्छेद सुरू होतो.",
    },
    "blocks.block": { label: "प्रकार", help: "दुसरा प्रकार निवडल्यास जतन करा; मग त्याचे रकाने दिसतात." },
    "blocks.title": { label: "मथळा", help: "पत्राची सही असेल, तर इथे नाव लिहा." },
    "blocks.text": {
      label: "मजकूर",
      help: "{phone}, {email}, {address}, {person}, {hours}, {name}, {town} यांच्या जागी संस्थेची माहिती दिसते; {intake}, {total}, {firstYear}, {minimum}, {year} यांच्या जागी अभ्यासक्रमाच्या संख्या आणि शैक्षणिक वर्ष. **दोन तारे** शब्द ठळक करतात; [शब्द](/admission) अशी लिंक होते.",
    },
    "blocks.items": { label: "मुद्दे", row: "मुद्दा", add: "मुद्दा जोडा" },
    "blocks.items.title": { label: "सुरुवातीचे शब्द (ठळक)" },
    "blocks.items.text": { label: "मजकूर" },
    "blocks.items.state": { label: "किती झाले आहे" },
    "blocks.items.today": { label: "आज आमच्याकडे काय आहे" },
    "blocks.picture": commonWords.mr.picture,
    "blocks.alt": commonWords.mr.alt,
    "blocks.button": { label: "बटणावरचे शब्द" },
    "blocks.anchor": {
      label: "लिंकसाठी छोटे नाव",
      help: "इंग्रजी लहान अक्षरे आणि हायफन, उदा. how-long. #how-long ही लिंक इथे आणते.",
      takes: "इंग्रजी लहान अक्षरे, अंक आणि हायफन, उदा. how-long",
    },
    "blocks.isOpen": { label: "पान उघडताना हा भाग उघडा असावा" },
  },
  choices: {
    "blocks.block.paragraph": "परिच्छेद",
    "blocks.block.opening": "पहिले वाक्य, मोठ्या अक्षरांत",
    "blocks.block.heading": "मथळा",
    "blocks.block.subheading": "छोटा मथळा",
    "blocks.block.points": "मुद्द्यांची यादी",
    "blocks.block.cards": "शेजारी-शेजारी कार्डे",
    "blocks.block.steps": "क्रमांकासह पायऱ्या",
    "blocks.block.note": "चौकटीतली टीप",
    "blocks.block.sampleNote": "फक्त नमुना संकेतस्थळासाठी टीप",
    "blocks.block.sentences": "मोठ्या अक्षरांत क्रमांकासह यादी",
    "blocks.block.card": "जपून ठेवायचे कार्ड: पायऱ्या आणि मजकूर",
    "blocks.block.ring": "चार भागांचे वर्तुळ",
    "blocks.block.scorecard": "तक्ता: काय हवे, काय आहे",
    "blocks.block.scene": "फोटोशेजारी मजकूर",
    "blocks.block.postcard": "संस्थेला पोस्टकार्ड",
    "blocks.block.signature": "पत्राची सही",
    "blocks.block.fold": "दाबल्यावर उघडणारा भाग",
    "blocks.block.table": "तक्ता: प्रत्येक ओळीत तक्त्याची एक ओळ लिहा; दोन रकान्यांमध्ये | हे चिन्ह टाका",
    "blocks.items.state.full": "झाले आहे",
    "blocks.items.state.part": "काही प्रमाणात",
    "blocks.items.state.none": "अजून नाही",
  },
};

const pageKindWords: Record<Locale, KindWords> = { en, mr };

/** By the id of their text; the not-found page has none. */
const addresses = new Map<string, string>(publicPages.map((page) => [pageIdOf(page), page]));

/** The letters, and what the institute binds itself to. */
const principalTexts = new Set([
  ...letterPages.map((page) => pageIdOf(`/${page}`)),
  "privacy-policy",
  "terms-of-service",
]);

function rowFields(path: string, data: object): RowFields {
  const [list, at, ...inside] = path.split(".");
  const block = valueAt(data, `${list}.${at}.block`) as string | undefined;
  const { needed, optional } = fieldsOfBlock(block);
  if (inside.length === 0) return { needed: ["block", ...needed], optional };
  return block === "scorecard"
    ? { needed: ["title", "text", "state", "today"], optional: [] }
    : { needed: ["text"], optional: block === "points" ? [] : ["title"] };
}

/** A block with a level owns the blocks after it. */
const levels: Record<string, number> = { heading: 1, fold: 2, subheading: 3 };

/** Optional texts, each with the site's name of its page as its title. */
const optionalTexts = new Map<string, DraftData>(
  [...addresses]
    .filter(([, address]) => isOptional(address))
    .map(([id, address]) => {
      const [en, mr] = [pageNames.en, pageNames.mr].map((names: Record<string, string>) => names[address] ?? "");
      return [id, { title: { en, mr } as DraftData }];
    }),
);

export const pageKind = defineKind({
  name: "pages",
  shelf: "year",
  file: pagesFile,
  shape: pageRecord,
  id: "slug",
  isFixed: true,
  possible: optionalTexts,
  mayBeTakenOff: (slug) => isOptional(addresses.get(slug) ?? ""),
  publishedBy: (slug) => (principalTexts.has(slug) ? "principal" : "office"),
  columns: ["title"],
  nameOf: ({ title }) => title,
  widgets: {
    description: "paragraph",
    lead: "paragraph",
    pasted: "paragraph",
    "blocks.text": "paragraph",
    "blocks.items.text": "paragraph",
    "blocks.items.today": "paragraph",
  },
  rowFields,
  parts: {
    list: "blocks",
    pasted: "pasted",
    rowOf: (text) => ({ block: "paragraph", text }),
    isReplaced: ({ block }) => block === "paragraph" || block === "opening",
    levelOf: ({ block }) => levels[String(block)],
  },
  addresses: (slug) => [addresses.get(slug) ?? []].flat(),
  words: pageKindWords,
});
