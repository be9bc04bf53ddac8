import { data } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { Page } from "#app/design/page.tsx";
import { here, notFoundMeta, pageMeta, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { PageNumbers } from "#app/design/page-numbers.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { monthsOfYear } from "#app/platform/content/academic-year.ts";
import { institute, yearStartsOn } from "#app/platform/content/institute.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { pagesIn } from "#app/platform/content/page-records.server.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { Route } from "./+types/notices-page";
import { NoticeList } from "./notice-list.tsx";
import { noticeBoard } from "./notice-lists.service.server.ts";
import styles from "./notices.css?url";
import { noticeWords } from "./words.ts";
import { YearLinks } from "./year-links.tsx";

export const handle = { query: ["page", "year"] };

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => {
  const board = page.loaderData as Route.ComponentProps["loaderData"];
  if (board === null) return notFoundMeta(page);
  const t = wordsAt(noticeWords, page);
  const { title, description } = board.own;
  return [
    ...pageMeta(page, {
      title: board.page > 1 ? t.pageTitle(title, formatDigits(board.page, board.locale)) : title,
      description,
    }),
    { tagName: "link", rel: "alternate", type: "application/atom+xml", href: inLocale("/notices.atom", board.locale) },
  ];
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const records = recordsFor({ request, context });
  const board = noticeBoard(records, query.get("year") ?? undefined, pageNumber(query));
  if (board === undefined) return data(null, { status: 404 });
  const t = noticeWords[locale];
  const year = board.year && formatDigits(board.year, locale);
  const own = year
    ? {
        title: t.ofYear(year),
        description: t.yearDescription(year, institute(records).name, monthsOfYear(yearStartsOn(records.all), locale)),
      }
    : pagesIn(records).text("/notices");
  return data({ ...board, locale, own: { title: own.title, description: own.description } });
}

export default function Notices({ loaderData: board }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(noticeWords);
  if (board === null) return <NotFound />;
  const { items, page, pages, total, year, years } = board;
  const digits = (value: number | string) => formatDigits(value, locale);
  return (
    <Page>
      <div className="notice-columns">
        <Section title={year ? t.academicYear(digits(year)) : t.currentTitle} className="notice-board">
          {total > 0 ? (
            <p className="quiet">{t.count(digits(total), total === 1)}</p>
          ) : (
            <p className="note">{years.length > 0 ? t.none : t.noneEver}</p>
          )}
          <NoticeList notices={items} />
          <PageNumbers page={page} pages={pages} query={{ year }} words={t} />
        </Section>
        {years.length > 0 && <YearLinks years={years} year={year} />}
      </div>
    </Page>
  );
}
