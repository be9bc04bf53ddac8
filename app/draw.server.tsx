import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { institute } from "#app/cms/content/institute.server.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { answerDay } from "#app/inbox/office-days.server.ts";
import { isOfficeAddress } from "#app/lib/http/office-address.ts";
import { formContext, unknownVisitor, visitorContext } from "#app/lib/http/visitor.server.ts";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { formTokenOf } from "#app/people/staff/gate.server.ts";
import { approvalLine } from "#app/site/affiliations/affiliations.server.ts";
import { admissionYear } from "#app/site/course/calendar.tsx";
import { admissionDates } from "#app/site/course/course.server.ts";
import { keepLink } from "#app/site/offline/kept-pages.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
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

/** Without caching, as an anonymous visitor would see the page. */
export async function drawPage(
  address: string,
  records: PublicRecords,
  provide: (context: RouterContextProvider) => Promise<void>,
): Promise<Response> {
  // Imported only here: the pages import the services, and tests of services have no pages.
  const build = await import("virtual:react-router/server-build");
  const context = new RouterContextProvider();
  await provide(context);
  context.set(publicRecordsContext, records);
  context.set(visitorContext, unknownVisitor);
  context.set(formContext, null);
  const draw = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");
  return draw(new Request(new URL(address, settings.siteUrl)), context);
}

export const drawForm = (request: Request, form: ReactElement, context: RouterContextProvider): string =>
  renderToStaticMarkup(
    <SiteProvider value={siteOf(request, context.get(publicRecordsContext), { person: formTokenOf(context) })}>
      {form}
    </SiteProvider>,
  );
