import icalendar, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { LoaderFunctionArgs } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { publicCaching } from "#app/lib/http/caching.ts";
import { daysAfter } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import { recordsFor } from "#app/ui/page-context.ts";
import { dateItems, hasDateFile, isInFile } from "./calendar.server.ts";
import type { DateItem } from "./date-item.ts";

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

export const handle = { exists: hasDateFile };

/**
 * `/calendar.ics` has every date, for subscribing; `/calendar/admission.ics` those of admission; `/calendar/NAME.ics`
 * one.
 */
export function loader({ request, params, context }: LoaderFunctionArgs): Response {
  const records = recordsFor({ request, context });
  const items = dateItems(records).filter(({ name }) => params.file === undefined || isInFile(name, params.file));
  const { locale } = records;
  const file = calendarFile({ locale, name: institute(records).name, siteUrl: settings.siteUrl, items });
  return new Response(file, {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": publicCaching },
  });
}
