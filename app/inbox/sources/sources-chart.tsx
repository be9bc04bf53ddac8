import type { SourceCount } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { type Source, sources } from "#app/lib/db/inbox-tables.ts";
import { dayCount, daysAfter, formatDay, formatDayMonth, formatNumber } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { useSite, useWords } from "#app/ui/site.tsx";

const en = {
  title: "How they reached us",
  lead: "How enquiries, requests to be contacted and feedback reached us. Merged ones count once.",
  years: "Year",
  none: "Nothing came in this year. Everyone who writes, calls or visits is counted here.",
  chart: (total: string, weeks: string) => `${total} in ${weeks} weeks. The table below has the same figures.`,
  calls: (count: string) => `${count} of these asked for a call and gave no email address.`,
  perWeek: (most: string) => `Per week (most: ${most})`,
  week: "Week from",
  total: "All",
  byWeek: "Week by week",
  earlier: "Earlier weeks",
};

const mr: typeof en = {
  title: "संपर्काचा मार्ग",
  lead: "चौकशी, संपर्काच्या विनंत्या आणि अभिप्राय कोणत्या मार्गाने आले. एकत्र केलेल्या नोंदी एकदाच मोजल्या आहेत.",
  years: "वर्ष",
  none: "या वर्षी काही आले नाही. जे लिहितात, फोन करतात किंवा भेटतात, त्या सर्वांची गणना इथे दिसते.",
  chart: (total, weeks) => `${weeks} आठवड्यांत ${total}. हेच आकडे खालच्या तक्त्यात आहेत.`,
  calls: (count) => `यांपैकी ईमेल न देता फोन करायला सांगितले: ${count}.`,
  perWeek: (most) => `दर आठवड्याला (सर्वाधिक: ${most})`,
  week: "आठवड्याची सुरुवात",
  total: "एकूण",
  byWeek: "आठवड्यानुसार आकडे",
  earlier: "आधीचे आठवडे",
};

export const sourcesWords: Record<Locale, typeof en> = { en, mr };

interface Week {
  /** The Monday, as `2026-11-23`. */
  monday: string;
  until: string;
  total: number;
  counts: Partial<Record<Source, number>>;
}

export const weekCount = ({ monday, until }: Week): number => (dayCount(monday, until) + 1) / 7;

export function weeksOf(counted: SourceCount[]): Week[] {
  const mondays = counted.map((each) => each.week).sort();
  const [first, last] = [mondays.at(0), mondays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const weeks: Week[] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) {
    const counts: Week["counts"] = {};
    for (const { source, count } of counted.filter((each) => each.week === monday)) counts[source] = count;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const [until, before] = [daysAfter(monday, 6), weeks.at(-1)];
    if (total === 0 && before?.total === 0) before.until = until;
    else weeks.push({ monday, until, counts, total });
  }
  return weeks;
}

export const totalsOf = (weeks: Week[]): [Source, number][] =>
  sources
    .map((source): [Source, number] => [source, weeks.reduce((sum, { counts }) => sum + (counts[source] ?? 0), 0)])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

export const size = { width: 640, height: 72 };

const widest = 24;

/** With fewer weeks, a chart shows no more than the table. */
const fewestDrawn = 3;

export function barsOf(weeks: Week[]) {
  const width = Math.min(widest, (size.width / Math.max(1, weeks.length)) * 0.8);
  const step = (size.width - width) / Math.max(1, weeks.length - 1);
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  return weeks.flatMap(({ total }, at) => {
    const height = (size.height * total) / most;
    return total > 0 ? [{ x: at * step, y: size.height - height, width, height }] : [];
  });
}

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
