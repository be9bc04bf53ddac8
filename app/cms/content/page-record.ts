import { z } from "zod";
import { rowIdForm } from "#app/cms/records/fields.ts";
import { inlineFacts, numberFacts, unknownFacts } from "./inline-text.ts";
import { type Localised, picture, slug, type Text, text } from "./text.ts";

const fieldsOf = {
  paragraph: ["text"],
  opening: ["text"],
  heading: ["title"],
  subheading: ["title"],
  points: ["items"],
  cards: ["items"],
  steps: ["items"],
  note: ["text"],
  sampleNote: ["text"],
  sentences: ["items"],
  card: ["text", "items"],
  ring: ["title", "items"],
  scorecard: ["title", "text", "items"],
  scene: ["title", "text", "picture", "alt"],
  postcard: ["title", "text", "items", "picture", "button"],
  signature: ["title", "text"],
  fold: ["title", "anchor"],
  table: ["text"],
} as const satisfies Record<string, string[]>;

type BlockName = keyof typeof fieldsOf;

export function fieldsOfBlock(name: string | undefined): { needed: readonly string[]; optional: readonly string[] } {
  const needed = fieldsOf[name as BlockName] ?? [];
  return { needed, optional: name === "fold" ? ["isOpen"] : [] };
}

const facts = `{${[...inlineFacts, ...numberFacts].join("}, {")}}`;
const nothing: Text = {
  en: "no text here: this type of part does not use this field",
  mr: "काहीही नको; या प्रकारच्या भागात हे नसते",
};
const sameRows: Text = {
  en: "as many rows and columns in Marathi as in English",
  mr: "इंग्रजीत आणि मराठीत सारख्याच ओळी आणि रकाने",
};
const noRest: Text = {
  en: "a Marathi paragraph for each English one, then press “Put it in place of the paragraphs on the page” or “Add it at the end of the page”",
  mr: "प्रत्येक परिच्छेदाची जोडी; मग त्यांचे भाग करण्याचे बटण दाबा",
};
const knownFacts: Text = { en: `only these words in braces: ${facts}`, mr: `कंसात फक्त हे शब्द: ${facts}` };

const states = ["full", "part", "none"] as const;

const item = z.strictObject({
  title: text.optional(),
  text,
  state: z.enum(states).optional(),
  today: text.optional(),
});

const isOfSameRows = ({ en, mr }: z.infer<typeof text>) =>
  JSON.stringify(tableRows(en).map((cells) => cells.length)) ===
  JSON.stringify(tableRows(mr).map((cells) => cells.length));

/** A flat shape, so that one form can edit every kind of block. */
const pageBlock = z
  .strictObject({
    /** Made when the office edits the page, so that a block keeps its name when others come before it. */
    rowId: z.string().regex(rowIdForm).optional(),
    block: z.enum(Object.keys(fieldsOf) as [BlockName, ...BlockName[]]),
    title: text.optional(),
    text: text.optional(),
    items: z.array(item).min(1).optional(),
    picture: picture.optional(),
    alt: text.optional(),
    button: text.optional(),
    anchor: slug.optional(),
    isOpen: z.literal(true).optional(),
  })
  .superRefine((block, context) => {
    const { needed, optional } = fieldsOfBlock(block.block);
    const refuse = (field: string, message: string, takes?: Text) =>
      context.addIssue({ code: "custom", path: [field], message, ...(takes && { params: { takes } }) });
    for (const field of needed) if (!(field in block)) refuse(field, `something: a block "${block.block}" needs it`);
    for (const field of Object.keys(block))
      if (!["block", "rowId"].includes(field) && !needed.includes(field) && !optional.includes(field))
        refuse(field, `nothing: a block "${block.block}" has no such field`, nothing);
    if (block.block === "table" && block.text && !isOfSameRows(block.text))
      refuse("text", "as many rows and cells in Marathi as in English", sameRows);
    for (const [field, value] of Object.entries(block)) {
      const [unknown] = unknownFacts(JSON.stringify(value));
      if (unknown !== undefined) refuse(field, `facts in braces: ${facts}; not {${unknown}}`, knownFacts);
    }
  });

export const pagesFile = "records/pages.yaml";

export const pageRecord = z
  .strictObject({
    id: slug,
    title: text,
    description: text,
    lead: text.optional(),
    picture: picture.optional(),
    alt: text.optional(),
    pasted: text.optional(),
    blocks: z.array(pageBlock).optional(),
  })
  .refine(({ pasted }) => pasted === undefined, {
    path: ["pasted"],
    message: "nothing: it is for drafts",
    params: { takes: noRest },
  });

/** `home` for `/`, `r-d-patent` for `/r&d/patent`. */
export const pageIdOf = (address: string): string => address.slice(1).replace(/[/&]+/g, "-") || "home";

export type PageRecord = z.infer<typeof pageRecord>;
export type PageText = Localised<PageRecord>;
export type PageBlock = Localised<z.infer<typeof pageBlock>>;

export interface Pages {
  /** @throws ContentError for an address without text */
  text: (address: string) => PageText;
  /** Whether the institute has the page: nothing may link to one that it leaves out. */
  has: (address: string) => boolean;
  /** Whether menus, lists, the sitemap and the search name the page: it has something to show. */
  lists: (address: string) => boolean;
}

/** A line for each row, the first with the columns' names; cells are divided by `|`. */
export const tableRows = (text: string): string[][] =>
  text.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));

export const letterPages = ["president", "secretary", "principal"].map((name) => `about-us/message/${name}`);

export const shapePages = [
  "about-us/institute",
  "about-us/vision-mission",
  "iqac",
  "naac",
  "nrf",
  "swayam-portal",
  "alumni",
  "erp",
];

export const researchPages = ["publication", "patent", "copyright"].map((name) => `r&d/${name}`);

export const optionalPages: ReadonlySet<string> = new Set(
  [...letterPages, ...shapePages, ...researchPages, "affiliation/iso", "certificates"].map((page) => `/${page}`),
);

export const isOptional = (address: string): boolean => optionalPages.has(address);
