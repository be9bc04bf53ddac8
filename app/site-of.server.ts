import type { Site } from "./design/site.tsx";
import { approvalLine } from "./features/affiliations/records.server.ts";
import { admissionYear } from "./features/course/index.ts";
import { admissionDates } from "./features/course/records.server.ts";
import { answerDay } from "./features/inbox/index.server.ts";
import { keepLink } from "./features/offline/index.ts";
import { lookOf } from "./platform/appearance/look.server.ts";
import { institute } from "./platform/content/institute.server.ts";
import { pagesIn } from "./platform/content/page-records.server.ts";
import type { PublicRecords } from "./platform/content/public-records.server.ts";
import { today } from "./platform/content/today.server.ts";
import { isOfficeAddress } from "./platform/http/office-address.ts";
import { splitLocale } from "./platform/i18n/locale.ts";
import { settings } from "./settings.server.ts";

interface PageParts {
  /** The script that a page loads; none for a part of a page. */
  entry?: string;
  person?: string | undefined;
  empty?: ReadonlySet<string>;
}

export function siteOf(request: Request, all: PublicRecords, parts: PageParts = {}): Site {
  const { entry = "", person, empty } = parts;
  const { pathname, search } = new URL(request.url);
  const { locale, address } = splitLocale(decodeURI(pathname));
  const records = all.in(locale);
  const pages = pagesIn(records);
  return {
    locale,
    address,
    isOffice: isOfficeAddress(decodeURI(pathname)),
    person,
    query: search,
    previewIn: all.previewIn,
    siteUrl: settings.siteUrl,
    retentionDays: settings.retentionDays,
    institute: institute(records),
    approvals: approvalLine(records),
    look: lookOf(all),
    pages: { ...pages, lists: (page) => pages.has(page) && !empty?.has(page) },
    today: today(),
    // Computed lazily: only pages that show it depend on the calendar.
    answerDay: () => answerDay(today(), records),
    admissionYear: () => admissionYear(admissionDates(records), today(), locale),
    entry,
    keep: settings.keepsPages && !search ? keepLink(address, locale) : undefined,
  };
}
