import { formatDay } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { plainDetails } from "./details.ts";
import { shortened } from "./shortened.ts";
import { noticeWords } from "./words.ts";

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
