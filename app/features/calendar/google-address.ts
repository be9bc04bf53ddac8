import { daysAfter } from "#app/platform/i18n/format.ts";
import type { DateItem } from "./date-item.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** The browser encodes the other letters, which keeps pages small. */
const encoded = (text: string) => text.replace(/[ %&#+"<>]/g, encodeURIComponent);

/** What Google's calendar is told of a date. */
type GoogleDate = Pick<DateItem, "title" | "from" | "to" | "text" | "place">;

/** The link that opens a whole-day date in Google's calendar, for the reader to keep; its last day is excluded there. */
export function googleAddress({ title, from, to, text, place }: GoogleDate): string {
  const parts = [
    `text=${encoded(title)}`,
    `dates=${compact(from)}/${compact(daysAfter(to, 1))}`,
    ...(text ? [`details=${encoded(text)}`] : []),
    ...(place ? [`location=${encoded(place)}`] : []),
  ];
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&${parts.join("&")}`;
}
