import type { NewsArticle } from "schema-dts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { largestPixels } from "#app/platform/content/made.ts";

interface NoticeFacts {
  on: string;
  text: string;
  lang: string;
  url: string;
  picture?: { picture: string } | undefined;
}

export function noticeGraph(notice: NoticeFacts, institute: Localised<Institute>, siteUrl: string): object[] {
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
