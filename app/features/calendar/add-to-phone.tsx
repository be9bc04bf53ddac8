import { useSite, useWords } from "#app/design/site.tsx";
import { daysAfter } from "#app/platform/i18n/format.ts";
import type { DateItem } from "./date-item.ts";
import { fileOfDate } from "./date-item.ts";
import { titleOfDate } from "./titles.ts";
import { phoneWords } from "./words.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** The link that opens a whole-day date in Google's calendar, for the reader to keep; its last day is excluded there. */
function googleAddress({ title, from, to }: Pick<DateItem, "title" | "from" | "to">): string {
  const dates = `${compact(from)}/${compact(daysAfter(to, 1))}`;
  // The browser encodes the other letters, which keeps pages small.
  const text = title.replace(/[ %&#+"<>]/g, encodeURIComponent);
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${text}&dates=${dates}`;
}

interface Props {
  name: string;
  title: string;
  from: string;
  to?: string | undefined;
  status?: string | undefined;
}

/** Links that put a date into the calendar of the reader's phone: Google's first, as most phones have it; then a file. */
export function AddToPhone({ name, title, from, to = from, status }: Props) {
  const { link, locale, today } = useSite();
  const t = useWords(phoneWords);
  if (to < today) return null;
  return (
    <small>
      {t.add}:{" "}
      <a href={googleAddress({ title: titleOfDate(title, status, locale), from, to })} rel="noreferrer">
        {t.google}
      </a>
      , <a href={link(fileOfDate(name))}>{t.other}</a>
    </small>
  );
}
