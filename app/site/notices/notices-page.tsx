import { data } from "react-router";
import { monthsOfYear } from "#app/cms/content/academic-year.ts";
import { institute, yearStartsOn } from "#app/cms/content/institute.server.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, notFoundMeta, pageMeta, pageStyles, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { PageLink, PageNumbers } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/notices-page";
import { NoticeList } from "./notice-list.tsx";
import { noticeWords } from "./notice-text.ts";
import styles from "./notices.css?url";
import { noticeBoard } from "./notices.server.ts";

function YearLinks({ years, year: current }: { years: string[]; year: string | undefined }) {
  const { locale } = useSite();
  const t = useWords(noticeWords);
  return (
    <nav aria-labelledby="archive" className="years">
      <h2 id="archive">{t.archive}</h2>
      <ul>
        <li>
          <PageLink to="/notices" aria-current={current === undefined ? "page" : undefined}>
            {t.current}
          </PageLink>
        </li>
        {years.map((year) => (
          <li key={year}>
            <PageLink to="/notices" suffix={`?year=${year}`} aria-current={year === current ? "page" : undefined}>
              {formatDigits(year, locale)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
