import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";

const documentKinds = ["page", "notice", "event", "person", "committee", "subject", "research", "document"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface SearchDocument {
  kind: DocumentKind;
  /** Empty for further text of a page, which is listed under the page's own title. */
  title: string;
  text: string;
  keywords?: string;
  summary?: string;
  /** With the language: `/mr/faculty#t-1`. */
  address: string;
}

type Parts = (string | undefined)[];

export const joinText = (...parts: Parts): string => parts.filter(Boolean).join(" · ");

export const documentsIn = (locale: Locale) => ({
  titled: (kind: DocumentKind, title: string, address: string, ...parts: Parts): SearchDocument => ({
    kind,
    title,
    text: joinText(...parts),
    address: inLocale(address, locale),
  }),
  further: (address: string, ...parts: Parts): SearchDocument => ({
    kind: "page",
    title: "",
    text: joinText(...parts),
    address: inLocale(address, locale),
  }),
});
