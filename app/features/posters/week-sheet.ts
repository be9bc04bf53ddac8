import { printedCode } from "#app/platform/check-codes/check-code.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Text } from "#app/platform/content/text.ts";
import { daysAfter, formatDay, formatDays, formatDigits } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { Sheet } from "#app/platform/made/sheet.ts";
import { posterWords } from "./words.ts";

export interface WeekNotice {
  on: string;
  text: Text;
  code: string;
}

/** Limits in notices and in letters of a title, so that all fit on one page. */
const mostOnSheet = 12;
const longestTitle = (notices: number) => (notices > 8 ? 45 : 90);
/** Includes today. */
const weekLength = 7;

const shortTo = (most: number) => (text: string) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

interface Parts {
  notices: WeekNotice[];
  locale: Locale;
  institute: Pick<Institute, "name" | "isSample">;
  today: string;
  siteUrl: string;
}

/** The last seven days, newest first; undefined if there is no notice. */
export function weekSheet({ notices, locale, institute, today, siteUrl }: Parts): Sheet | undefined {
  const t = posterWords[locale];
  const from = daysAfter(today, 1 - weekLength);
  const ofWeek = notices
    .filter(({ on }) => on >= from && on <= today)
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .slice(0, mostOnSheet);
  if (ofWeek.length === 0) return undefined;
  const short = shortTo(longestTitle(ofWeek.length));
  const name = institute.name[locale];
  const items = ofWeek.map(({ on, text, code }) => {
    const other = text[otherLocale(locale)];
    const facts = [formatDay(on, locale), other !== text[locale] && short(other), printedCode(code)];
    return { title: short(text[locale]), description: facts.filter(Boolean).join(" · ") };
  });
  return {
    id: "notice-board",
    locale,
    title: `${t.week} – ${name}`,
    institute: name,
    on: today,
    pageOf: "{page} / {of}",
    ...(institute.isSample && { sampleLine: t.sample }),
    blocks: [
      { kind: "title", eyebrow: name, title: t.week, logo: true },
      { kind: "heading", text: formatDays(from, today, locale) },
      { kind: "steps", items, numbers: items.map((_, index) => formatDigits(index + 1, locale)) },
      { kind: "note", text: t.checkAt(new URL(siteUrl).host) },
    ],
  };
}
