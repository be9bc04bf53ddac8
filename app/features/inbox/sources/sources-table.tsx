import { useSite, useWords } from "#app/design/site.tsx";
import { inboxWords } from "#app/features/inbox/words.ts";
import type { Source } from "#app/platform/db/inbox-tables.ts";
import { formatDay, formatDayMonth, formatNumber } from "#app/platform/i18n/format.ts";
import { totalsOf, type Week } from "./chart.ts";
import { sourcesWords } from "./sources-words.ts";

const newest = 8;

export function SourcesTable({ weeks }: { weeks: Week[] }) {
  const t = useWords(sourcesWords);
  const shown = totalsOf(weeks);
  const rows = weeks.toReversed();
  const sum: [string, number, Week["counts"]] = [
    t.total,
    weeks.reduce((all, { total }) => all + total, 0),
    Object.fromEntries(shown),
  ];
  const columns = shown.map(([source]) => source);
  return (
    <>
      <Figures label={t.byWeek} columns={columns} sum={sum} weeks={rows.slice(0, newest)} />
      {rows.length > newest && (
        <details>
          <summary>{t.earlier}</summary>
          <Figures label={t.earlier} columns={columns} weeks={rows.slice(newest)} />
        </details>
      )}
    </>
  );
}

interface FiguresProps {
  label: string;
  columns: Source[];
  weeks: Week[];
  sum?: [string, number, Week["counts"]];
}

function Figures({ label, columns, weeks, sum }: FiguresProps) {
  const { locale } = useSite();
  const t = useWords(sourcesWords);
  const { sources } = useWords(inboxWords);
  const year = weeks[0]?.until.slice(0, 4) ?? "";
  // The first week of a year can begin in December.
  const nameOf = (day: string) => (day.startsWith(year) ? formatDayMonth : formatDay)(day, locale);
  const row = (name: string, total: number, counts: Week["counts"]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {[total, ...columns.map((source) => counts[source] ?? 0)].map((count, at) => (
        <td key={columns[at - 1] ?? "all"}>{count > 0 ? formatNumber(count, locale) : <Nothing />}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
    <section className="sources-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            <th scope="col">{t.total}</th>
            {columns.map((source) => (
              <th key={source} scope="col">
                {sources[source]}
              </th>
            ))}
          </tr>
          {sum && row(...sum)}
        </thead>
        <tbody>
          {weeks.map(({ monday, until, total, counts }) =>
            row(total === 0 ? `${nameOf(monday)} – ${nameOf(until)}` : nameOf(monday), total, counts),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Among many zeros, the figures should stand out. */
function Nothing() {
  const { locale } = useSite();
  return (
    <span className="quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{formatNumber(0, locale)}</span>
    </span>
  );
}
