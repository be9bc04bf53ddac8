import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { dayCount, formatDays, formatDigits } from "#app/platform/i18n/format.ts";
import { type Axis, axisOf, type CalendarEntry, entryStateOf, placeOn } from "./calendar-axis.ts";
import { dateStatus } from "./calendar-notes.ts";
import { courseWords } from "./words.ts";

/** More past entries than this are folded. */
const mostPast = 3;

const rowsOf = (entries: CalendarEntry[], axis: Axis) =>
  entries.map((entry) => <Row key={`${entry.from} ${entry.name}`} entry={entry} axis={axis} />);

/** A vertical list on a phone, bars under months on wider screens. */
export function Calendar({ entries }: { entries: CalendarEntry[] }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const inOrder = entries.toSorted((a, b) => a.from.localeCompare(b.from));
  const next = inOrder.find(({ from }) => from > today);
  const past = inOrder.filter((entry) => entryStateOf(entry, today).state === "after");
  const isFolded = past.length > mostPast;
  const open = isFolded ? inOrder.filter((entry) => !past.includes(entry)) : inOrder;
  if (entries.length === 0) return <p>{words.unknown}</p>;
  // Folded entries add no empty months to the axis of the others.
  const axis = axisOf(isFolded ? [...open, { name: words.today, from: today }] : entries, locale);
  const rows = rowsOf(open, axis);
  rows.splice(open.filter(({ from }) => from <= today).length, 0, <Today key="today" axis={axis} />);
  return (
    <>
      <p className="calendar-next">
        <RecordTitle>{next ? words.next(next.name, dateStatus(next, today, locale)) : words.none}</RecordTitle>
      </p>
      {isFolded && (
        <details>
          <summary>{words.earlier(formatDigits(past.length, locale))}</summary>
          <ol className="calendar">{rowsOf(past, axisOf(past, locale))}</ol>
        </details>
      )}
      <ol className="calendar">{rows}</ol>
    </>
  );
}

function Row({ entry, axis }: { entry: CalendarEntry; axis: Axis }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const { name, from, to, status } = entry;
  const { state } = entryStateOf(entry, today);
  const [days, notes] = [formatDays(from, to, locale), dateStatus(entry, today, locale)];
  const isOpen = status === "expected";
  return (
    <li className={`${state}${isOpen ? " open" : ""}${to ? " long" : ""}`}>
      <strong>{name}</strong> <span>{state === "after" ? words.was(days, isOpen) : days}</span>{" "}
      {notes && <em>{notes}</em>}
      <Bar axis={axis} from={from} to={to} />
    </li>
  );
}

/** Hidden from screen readers: the text next to it says the same. */
function Bar({ axis, from, to }: { axis: Axis; from: string; to: string | undefined }) {
  const start = `${placeOn(axis, from)}%`;
  const share = (dayCount(from, to ?? from) + 1) / axis.days;
  return (
    <svg aria-hidden="true">
      {to ? <rect x={start} width={`${(share * 100).toFixed(1)}%`} /> : <circle cx={start} />}
    </svg>
  );
}

function Today({ axis }: { axis: Axis }) {
  const { locale, today } = useSite();
  const words = useWords(courseWords).calendar;
  const place = placeOn(axis, today);
  return (
    <li className="today">
      <strong>{words.today}</strong> <span>{formatDays(today, undefined, locale)}</span>
      <svg aria-hidden="true">
        <line x2="100%" pathLength={axis.days} strokeDasharray=".3 6.7" className="weeks" />
        {axis.months.map(({ label, from }) => (
          <text key={from} x={`${placeOn(axis, from)}%`}>
            {label}
          </text>
        ))}
        {place !== undefined && <line x1={`${place}%`} x2={`${place}%`} y2="100%" className="mark" />}
      </svg>
    </li>
  );
}
