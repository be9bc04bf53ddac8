import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";

/** Kinds of results; each has a name in `words`. */
const documentKinds = ["page", "notice", "event", "person", "committee", "subject", "research", "document"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of the search index, in one language. Every feature provides its own as `searchable(records)`. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Its title; empty for further text of a page, which is listed under the page's own title. */
  title: string;
  /** The searchable text: what the visitor reads at the address. */
  text: string;
  /** Further search words, which the results do not show. */
  keywords?: string;
  /** Shown instead of an excerpt if the text does not contain the words. */
  summary?: string;
  /** The address with the language: `/mr/faculty#t-1`. */
  address: string;
}

type Parts = (string | undefined)[];

/** Joins the non-empty parts of a text. */
export const joinText = (...parts: Parts): string => parts.filter(Boolean).join(" · ");

/** Makes documents in a language, from a page's address without language and the parts of their text. */
export const documentsIn = (locale: Locale) => ({
  titled: (kind: DocumentKind, title: string, address: string, ...parts: Parts): SearchDocument => ({
    kind,
    title,
    text: joinText(...parts),
    address: inLocale(address, locale),
  }),
  /** Further text of a page. */
  further: (address: string, ...parts: Parts): SearchDocument => ({
    kind: "page",
    title: "",
    text: joinText(...parts),
    address: inLocale(address, locale),
  }),
});
