import { escapeXml } from "#app/platform/http/xml.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A notice of the feed. */
interface FeedEntry {
  /** The full address of its page, which is also its id. */
  url: string;
  title: string;
  text: string | undefined;
  /** The language of both, if it is not the feed's. */
  lang: Locale | undefined;
  /** When readers first had it, and when they had what it says now, in milliseconds since 1970. */
  publishedAt: number;
  updatedAt: number;
}

/** The notices of an institute in a language, as addresses have them in full. */
export interface Feed {
  locale: Locale;
  /** Where the feed is, which is also its id. */
  url: string;
  /** The page that has the same. */
  page: string;
  title: string;
  author: string;
  entries: FeedEntry[];
}

const element = (name: string, text: string, lang?: Locale) =>
  `<${name}${lang ? ` xml:lang="${lang}"` : ""}>${escapeXml(text)}</${name}>`;
const time = (at: number) => new Date(at).toISOString();
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const entryXml = ({ url, title, text, lang, publishedAt, updatedAt }: FeedEntry) =>
  [
    "<entry>",
    element("id", url),
    link("alternate", "text/html", url),
    element("title", title, lang),
    element("published", time(publishedAt)),
    element("updated", time(updatedAt)),
    // Readers of feeds ask for a text; a short notice is its title.
    element("content", text ?? title, lang),
    "</entry>",
  ].join("\n");

/** The notices as an Atom feed (RFC 4287); one without notices has never been changed. */
export const feedXml = ({ locale, url, page, title, author, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element("id", url),
    link("self", "application/atom+xml", url),
    link("alternate", "text/html", page),
    element("title", title),
    element("updated", time(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt)))),
    `<author>${element("name", author)}</author>`,
    ...entries.map(entryXml),
    "</feed>",
    "",
  ].join("\n");
