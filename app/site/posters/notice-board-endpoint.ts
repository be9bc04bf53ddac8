import { printedCode } from "#app/cms/check-codes/check-code.ts";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import { daysAfter, formatDay, formatDays, formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale, splitLocale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import { printRefusal, printResponse } from "#app/pdf/print-response.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { settings } from "#app/settings.server.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { noticeRecords } from "#app/site/notices/notices.server.ts";
import type { Route } from "./+types/notice-board-endpoint";
import { posterWords } from "./poster-links.tsx";

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

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { locale } = splitLocale(new URL(request.url).pathname);
  const records = context.get(publicRecordsContext);
  const notices = [...records.ever(noticeRecords, "notices")].flatMap(
    ([
      slug,
      {
        is,
        record: { on, text },
      },
    ]) => {
      const code = is === "current" ? codeOfRecord(noticeKind, slug, records) : undefined;
      return code ? [{ on, text, code }] : [];
    },
  );
  const { institute } = records.of(instituteRecords);
  const sheet = weekSheet({ notices, locale, institute, today: today(), siteUrl: settings.siteUrl });
  if (!sheet) return printRefusal(404, posterWords[locale].noneOfWeek);
  const made = context.get(printingContext).sheet(sheet);
  return printResponse(made, { type: "application/pdf", name: "notice-board.pdf", locale });
}
