import { useSite, useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatDayMonth, formatNumber } from "#app/platform/i18n/format.ts";
import { barsOf, fewestDrawn, size, totalsOf, type Week, weekCount } from "./chart.ts";
import { sourcesWords } from "./sources-words.ts";

export function SourcesChart({ weeks, year }: { weeks: Week[]; year: number }) {
  const { locale, link } = useSite();
  const t = useWords(sourcesWords);
  const { sources } = useWords(inboxWords);
  const number = (count: number) => formatNumber(count, locale);
  const total = weeks.reduce((sum, week) => sum + week.total, 0);
  const all = weeks.reduce((sum, week) => sum + weekCount(week), 0);
  const totals = totalsOf(weeks);
  const most = totals[0]?.[1] ?? 1;
  const named = [weeks[0], weeks.at(-1)].filter((week) => week !== undefined);
  return (
    <figure className="sources-chart">
      <ul className="office-list link-rows">
        {totals.map(([source, count]) => (
          <li key={source}>
            <a href={link(`/office/inbox?state=all&source=${source}&year=${year}`)}>{sources[source]}</a>{" "}
            <strong>{number(count)}</strong>
            <svg width="100%" height="10" aria-hidden="true">
              <rect width={`${((count / most) * 100).toFixed(1)}%`} height="10" />
            </svg>
          </li>
        ))}
      </ul>
      {weeks.length >= fewestDrawn && (
        <div>
          <p className="quiet">{t.perWeek(number(Math.max(...weeks.map((week) => week.total))))}</p>
          <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t.chart(number(total), number(all))}>
            {barsOf(weeks).map((bar) => (
              <rect key={bar.x} {...lengths(bar)} />
            ))}
            <line x2={size.width} y1={size.height} y2={size.height} />
          </svg>
          <figcaption className="quiet">
            {named.map((week) => (
              <span key={week.monday}>{formatDayMonth(week.monday, locale)}</span>
            ))}
          </figcaption>
        </div>
      )}
    </figure>
  );
}

const lengths = (bar: Record<string, number>) =>
  Object.fromEntries(Object.entries(bar).map(([name, value]) => [name, value.toFixed(1)]));
