import { daysAfter } from "#app/platform/i18n/format.ts";
import type { DateItem } from "./date-item.ts";

const compact = (day: string) => day.replaceAll("-", "");

/** The link that opens a whole-day date in Google's calendar, for the reader to keep; its last day is excluded there. */
export function googleAddress({ title, from, to }: Pick<DateItem, "title" | "from" | "to">): string {
  const dates = `${compact(from)}/${compact(daysAfter(to, 1))}`;
  // The browser encodes the other letters, which keeps pages small.
  const text = title.replace(/[ %&#+"<>]/g, encodeURIComponent);
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${text}&dates=${dates}`;
}
