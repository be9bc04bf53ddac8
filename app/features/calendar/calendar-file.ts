import icalendar, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { DateItem } from "#app/features/phone-dates/index.ts";
import { daysAfter } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";

interface Parts {
  locale: Locale;
  name: string;
  siteUrl: string;
  items: DateItem[];
}

const start = (day: string) => new Date(`${day}T00:00:00Z`);

/** RFC 5545. An event keeps its UID when its day, title or language changes, so that calendars replace their copy. */
export function calendarFile({ locale, name, siteUrl, items }: Parts): string {
  const { host } = new URL(siteUrl);
  const calendar = icalendar({ name, prodId: { company: host, product: "calendar", language: locale.toUpperCase() } });
  for (const item of items)
    calendar.createEvent({
      id: `${item.name}@${host}`,
      sequence: item.sequence,
      stamp: item.changedAt === undefined ? start(item.from) : new Date(item.changedAt),
      start: start(item.from),
      // The day after the last one, since the end is exclusive (RFC 5545, section 3.6.1).
      end: start(daysAfter(item.to, 1)),
      allDay: true,
      summary: item.title,
      description: item.text ?? null,
      location: item.place ?? null,
      url: siteUrl + inLocale(item.page, locale),
      status: item.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Nobody is busy because the institute has a date.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
