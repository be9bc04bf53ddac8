import { useSite, useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatNumber, formatShortDay } from "#app/platform/i18n/format.ts";
import { barsOf, middlesOf, size, topOf, totalsOf, type Week, weekCount } from "./chart.ts";
import { sourcesWords } from "./sources-words.ts";

/** The weeks as columns; a source is known by its name and number in the key, not by colour alone. */
export function SourcesChart({ weeks }: { weeks: Week[] }) {
  const { locale } = useSite();
  const t = useWords(sourcesWords);
  const { sources } = useWords(inboxWords);
  const number = (count: number) => formatNumber(count, locale);
  const top = topOf(Math.max(...weeks.map(({ total }) => total)));
  const total = weeks.reduce((sum, week) => sum + week.total, 0);
  const all = weeks.reduce((sum, week) => sum + weekCount(week), 0);
  const middles = middlesOf(weeks);
  const base = size.height - size.bottom;
  const named = [weeks[0], weeks.length > 2 ? weeks.at(-1) : undefined].filter((week) => week !== undefined);
  return (
    <figure className="sources-chart">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t.chart(number(total), number(all))}>
        {[top, top / 2].filter(Number.isInteger).map((count) => {
          const y = base - (base - size.top) * (count / top);
          return (
            <g key={count}>
              <line x1={size.left} x2={size.width} y1={y} y2={y} className="grid-line" />
              <text x={size.left - 6} y={y + 4} textAnchor="end">
                {number(count)}
              </text>
            </g>
          );
        })}
        {barsOf(weeks).map((bar) => (
          <rect key={`${bar.x} ${bar.source}`} className={`of-${bar.source}`} {...lengths(bar)} />
        ))}
        <line x1={size.left} x2={size.width} y1={base} y2={base} className="base-line" />
        {weeks.map(
          (week, at) =>
            weekCount(week) > 1 && (
              <text key={week.monday} x={middles[at]} y={base - 6} textAnchor="middle">
                …
              </text>
            ),
        )}
        {named.map((week) => (
          <text
            key={week.monday}
            x={week === weeks[0] ? size.left : size.width}
            y={size.height - 6}
            textAnchor={week === weeks[0] ? "start" : "end"}
          >
            {formatShortDay(week.monday, locale)}
          </text>
        ))}
      </svg>
      <figcaption>
        <ul>
          {totalsOf(weeks).map(([source, count]) => (
            <li key={source}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <rect width="16" height="16" className={`of-${source}`} />
              </svg>{" "}
              {sources[source]}: {number(count)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const lengths = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  Object.fromEntries(Object.entries({ x, y, width, height }).map(([name, value]) => [name, value.toFixed(1)]));
