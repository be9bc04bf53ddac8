import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";

/** What a result can be; each has a name in `words`. */
export const documentKinds = [
  "page",
  "notice",
  "event",
  "person",
  "committee",
  "subject",
  "research",
  "document",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Something that can be found, in one language. Every feature gives what it has as `searchable(locale)`. */
export interface SearchDocument {
  kind: DocumentKind;
  /** What it is called; empty for further text of a page, which is found under the page's own title. */
  title: string;
  /** The rest of what can be found: what the visitor reads at the address. */
  text: string;
  /** Further words under which it is found, and which the results do not show. */
  keywords?: string;
  /** Shown in the place of a text in which the words are not. */
  summary?: string;
  /** Where it is read, with the language: `/mr/faculty#t-1`. */
  address: string;
}

type Parts = (string | undefined)[];

/** The parts of a text that have something in them, as one text. */
export const joinText = (...parts: Parts): string => parts.filter(Boolean).join(" · ");

/** Documents in a language, from the address of a page without its language and the parts of their text. */
export const documentsIn = (locale: Locale) => ({
  /** Something with a title. */
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
