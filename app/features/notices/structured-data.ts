import type { NewsArticle } from "schema-dts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { largestPixels } from "#app/platform/content/made.ts";

interface Announced {
  on: string;
  text: string;
  /** The language of the text. */
  lang: string;
  /** The full URL, including the site. */
  url: string;
  picture?: { picture: string } | undefined;
}

/** The structured data of a notice's page. */
export function noticeGraph(notice: Announced, institute: Localised<Institute>, siteUrl: string): object[] {
  const { on, text, lang, url, picture } = notice;
  const publisher = {
    "@type": "CollegeOrUniversity",
    "@id": `${siteUrl}/#institute`,
    name: institute.name,
    url: siteUrl,
  } as const;
  const article: NewsArticle = {
    "@type": "NewsArticle",
    headline: text,
    datePublished: on,
    inLanguage: lang,
    url,
    image: picture ? siteUrl + largestPixels(picture.picture) : `${siteUrl}/share.jpg`,
    author: publisher,
    publisher,
  };
  return [article as object];
}
