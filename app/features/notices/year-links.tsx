import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { noticeWords } from "./words.ts";

export function YearLinks({ years, year: current }: { years: string[]; year: string | undefined }) {
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
