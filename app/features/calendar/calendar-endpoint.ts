import type { LoaderFunctionArgs } from "react-router";
import { recordsFor } from "#app/design/page-context.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { publicCaching } from "#app/platform/http/public-caching.ts";
import { settings } from "#app/settings.server.ts";
import { calendarFile } from "./calendar-file.ts";
import { dateItems, hasDateFile, isInFile } from "./date-items.server.ts";

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
