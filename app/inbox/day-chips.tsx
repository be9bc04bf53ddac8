import { oneWords } from "#app/inbox/one/one-words.ts";
import { dayCount, formatShortDay, indiaTime } from "#app/lib/i18n/format.ts";
import { formatClock, formatNearDay } from "#app/lib/i18n/format-moment.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { type OfferedDay, soonIn } from "./states.ts";

interface Props {
  name: string;
  offered: OfferedDay[];
  chosen: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The value for no day; undefined where a day is required. */
  none: string | undefined;
  /** The value for the first day or, if nobody answers, again today. */
  usual?: string | undefined;
  canTrySoon?: boolean;
}

type Chip = [value: string, label: string, when?: string];

export function DayChips({ name, offered, chosen, now, none, usual, canTrySoon }: Props) {
  const { locale } = useSite();
  const { after } = useWords(oneWords);
  const today = indiaTime(now).day;
  const nameOf = ({ is, day, name: what }: OfferedDay) => {
    if (is === "admission") return what ?? "";
    if (is === "inThreeDays") return after.inThreeDays;
    return dayCount(today, day) === 1 ? after.tomorrow : after.nextDay;
  };
  const chips: Chip[] = [
    ...(usual && offered[0] ? [[usual, after.usual(nameOf(offered[0]))] satisfies Chip] : []),
    ...(canTrySoon ? [["soon", after.soon, formatClock(now + soonIn, locale)] satisfies Chip] : []),
    ...offered.map((each): Chip => [each.day, nameOf(each), formatNearDay(each.day, locale, now, formatShortDay)]),
    ...(none === undefined ? [] : [[none, after.none] satisfies Chip]),
    ["other", after.other],
  ];
  return chips.map(([value, label, when]) => (
    <label key={value}>
      <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
      <span>
        {label} {when && <small>{when}</small>}
      </span>
    </label>
  ));
}
