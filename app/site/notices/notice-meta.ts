import type { NewsArticle } from "schema-dts";
import { endOfMessage } from "#app/cms/check-codes/check-code.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { largestPixels } from "#app/cms/content/media.ts";
import type { Localised, Text } from "#app/cms/content/text.ts";
import { formatDay, whatsappAddress } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { noticeWords, plainDetails, shortened } from "./notice-text.ts";

/** Characters that search engines show. */
const longest = { title: 65, description: 155 };

export const noticeTitle = ({ text }: { text: string }): string => shortened(text, longest.title);

export function noticeDescription(
  { on, text, details = "" }: { on: string; text: string; details?: string | undefined },
  name: string,
  locale: Locale,
): string {
  const from = noticeWords[locale].description(formatDay(on, locale), name);
  return shortened([text, plainDetails(details), from].filter(Boolean).join(" "), longest.description);
}

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

interface SharedNotice {
  notice: { id: string; on: string; text: Text };
  /** The language whose text is still missing. */
  follows?: Locale | undefined;
  name: Text;
  siteUrl: string;
  code: string | undefined;
}

/** First Marathi, with the title in WhatsApp's bold; the address and the check code at the end. */
export function shareText({ notice, follows, name, siteUrl, code }: SharedNotice, locale: Locale): string {
  const parts = (["mr", "en"] as const)
    .filter((each) => each !== follows)
    .map(
      (each) =>
        `*${notice.text[each].replaceAll("*", "")}*\n${formatDay(notice.on, each).replaceAll("\u00a0", " ")}\n${name[each]}`,
    );
  return [...parts, ...endOfMessage(siteUrl, inLocale(`/notices/${notice.id}`, locale), code)].join("\n\n");
}

export const shareAddress = (shared: SharedNotice, locale: Locale): string =>
  whatsappAddress(shareText(shared, locale));
