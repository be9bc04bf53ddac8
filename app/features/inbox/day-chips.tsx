import { useSite, useWords } from "#app/design/site.tsx";
import type { OfferedDay } from "#app/features/inbox/changes/days.ts";
import { oneWords } from "#app/features/inbox/one/words.ts";
import { dayCount, formatShortDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";

interface Props {
  /** The field. */
  name: string;
  offered: OfferedDay[];
  chosen: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The field's value for no day; undefined where a day is needed. */
  none: string | undefined;
}

/** The choice of the next day to get in touch: suggested days, each with its date, none, or another. */
export function DayChips({ name, offered, chosen, now, none }: Props) {
  const { locale } = useSite();
  const { after } = useWords(oneWords);
  const today = indiaTime(now).day;
  const nameOf = ({ is, day, name: what }: OfferedDay) => {
    if (is === "admission") return what ?? "";
    if (is === "inThreeDays") return after.inThreeDays;
    return dayCount(today, day) === 1 ? after.tomorrow : after.nextDay;
  };
  const chips: [value: string, label: string, day?: string][] = [
    ...offered.map((each) => [each.day, nameOf(each), each.day] as [string, string, string]),
    ...(none === undefined ? [] : [[none, after.none] as [string, string]]),
    ["other", after.other],
  ];
  return chips.map(([value, label, day]) => (
    <label key={value}>
      <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
      <span>
        {label} {day && <small>{formatNearDay(day, locale, now, formatShortDay)}</small>}
      </span>
    </label>
  ));
}
