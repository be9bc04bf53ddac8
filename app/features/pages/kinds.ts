import { pageNames, publicPages } from "#app/design/words/page-names.ts";
import {
  fieldsOfBlock,
  isOptional,
  letterPages,
  pageIdOf,
  pageRecord,
  pagesFile,
} from "#app/platform/content/page-record.ts";
import { type DraftData, valueAt } from "#app/platform/records/draft.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import type { RowFields } from "#app/platform/records/kind-parts.ts";
import { pageKindWords } from "./kind-words.ts";

/** By the id of their text; the not-found page has none. */
const addresses = new Map<string, string>(publicPages.map((page) => [pageIdOf(page), page]));

/** The letters, and what the institute binds itself to. */
const principalTexts = new Set([...letterPages.map((page) => pageIdOf(`/${page}`)), "privacy-policy", "terms-of-service"]);

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
