import type { LoaderFunctionArgs } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { escapeXml } from "#app/lib/http/xml.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { recordsFor } from "#app/ui/page-context.ts";
import { noticesOfFeed } from "./notices.server.ts";

interface FeedEntry {
  url: string;
  title: string;
  text: string | undefined;
  lang: Locale | undefined;
  /** When the notice first became public, and when this version did, in milliseconds since 1970. */
  publishedAt: number;
  updatedAt: number;
}

export interface Feed {
  locale: Locale;
  url: string;
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
    // Feed readers want a text; for a short notice it is the title.
    element("content", text ?? title, lang),
    "</entry>",
  ].join("\n");

/** An Atom feed (RFC 4287). Without notices its date is 1970: it has never been changed. */
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

export function loader(asked: LoaderFunctionArgs): Response {
  const records = recordsFor(asked);
  const at = (address: string) => settings.siteUrl + inLocale(address, records.locale);
  const { name } = institute(records);
  const feed = feedXml({
    locale: records.locale,
    url: at("/notices.atom"),
    page: at("/notices"),
    title: `${pagesIn(records).text("/notices").title} · ${name}`,
    author: name,
    entries: noticesOfFeed(records).map(({ id, ...entry }) => ({ ...entry, url: at(`/notices/${id}`) })),
  });
  return new Response(feed, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": publicCaching },
  });
}
