import type { Site } from "./design/site.tsx";
import { admissionDates } from "./features/course/index.server.ts";
import { admissionYear } from "./features/course/index.ts";
import { officeDayAfter } from "./features/inbox/index.server.ts";
import { institute } from "./platform/content/institute.server.ts";
import { shownDraft } from "./platform/content/live-source.server.ts";
import { today } from "./platform/content/today.server.ts";
import { isOfficeAddress } from "./platform/http/office-address.ts";
import { splitLocale } from "./platform/i18n/locale.ts";
import { settings } from "./settings.server.ts";

/** The context of every component of the page at this URL; `person` is the token of the person whom it is drawn for. */
export function siteOf(request: Request, entry: string, person?: string): Site {
  const { pathname, search } = new URL(request.url);
  const { locale, address } = splitLocale(decodeURI(pathname));
  return {
    locale,
    address,
    isOffice: isOfficeAddress(decodeURI(pathname)),
    person,
    query: search,
    previewIn: shownDraft()?.reader,
    siteUrl: settings.siteUrl,
    retentionDays: settings.retentionDays,
    institute: institute(locale),
    today: today(),
    // Pages that name none do not follow the calendar.
    nextOfficeDay: () => officeDayAfter(today(), 1),
    admissionYear: () => admissionYear(admissionDates(locale), today(), locale),
    entry,
  };
}
