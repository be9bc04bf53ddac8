import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { documentCodeContext } from "#app/cms/check-codes/record-code.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { filesContext } from "#app/cms/files/files.server.ts";
import { refusalOfForm, routeTable } from "#app/cms/http/route-table.server.ts";
import { publicationsContext } from "#app/cms/publications/publications.server.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { drawPageContext } from "#app/cms/services.server.ts";
import { enquiriesContext } from "#app/forms/enquiries/enquiries.server.ts";
import { lookupsContext } from "#app/forms/my-enquiry/lookups.server.ts";
import { submissionsContext } from "#app/forms/submissions/submissions.server.ts";
import { inboxExportsContext } from "#app/inbox/export/exports.server.ts";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { answeredPagesContext } from "#app/lib/http/answered-pages.server.ts";
import { mailFaultContext } from "#app/lib/mail/mail-health.server.ts";
import { storedMailsContext } from "#app/lib/mail/mailbox.server.ts";
import { diskContext } from "#app/lib/runtime.server.ts";
import { activityLogContext } from "#app/office/activity/activity-log.server.ts";
import { newsContext } from "#app/office/news/news.server.ts";
import { siteSetUpContext } from "#app/office/set-up/set-up.server.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import { accountsContext } from "#app/people/accounts/account-services.server.ts";
import { directoryContext } from "#app/people/profiles/directory.server.ts";
import { moderationContext } from "#app/people/profiles/moderation.server.ts";
import { profilesContext } from "#app/people/profiles/profiles.server.ts";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { checksContext } from "#app/register/check/checks.server.ts";
import { requirementChecksContext } from "#app/register/duties/requirements.server.ts";
import { proofsContext } from "#app/register/proof/proofs.server.ts";
import { documentCode } from "#app/site/documents/documents.server.ts";
import { healthContext } from "#app/site/endpoints/health.server.ts";
import { searchContext } from "#app/site/search/search.server.ts";
import { drawPage } from "./draw.server.tsx";
import { recordKinds } from "./kinds.ts";
import type { Conditions, Services } from "./service-types.ts";
import { createServices } from "./services.server.ts";
import { settings } from "./settings.server.ts";

export async function provide(context: Pick<RouterContextProvider, "set">): Promise<void> {
  const all = await services();
  // A page rendered for each request must also show what other processes have changed.
  await all.publication.look();
  await all.made.update();
  const records = all.publication.records();
  void all.checks.keep(records);
  context.set(publicRecordsContext, records);
  context.set(checksContext, all.checks);
  context.set(documentCodeContext, documentCode);
  context.set(requirementChecksContext, all.dutyChecks);
  context.set(newsContext, all.news);
  context.set(enquiriesContext, all.enquiries);
  context.set(submissionsContext, all.submissions);
  context.set(lookupsContext, all.lookups);
  context.set(inboxContext, all.inbox);
  context.set(inboxExportsContext, all.inboxExports);
  context.set(accountsContext, all.accountServices);
  context.set(profilesContext, all.profiles);
  context.set(moderationContext, all.moderation);
  context.set(directoryContext, all.directory);
  context.set(staffServicesContext, all.staff);
  context.set(siteSetUpContext, all.siteSetUp);
  context.set(activityLogContext, all.activityLog);
  context.set(searchContext, all.search);
  context.set(filesContext, all.officeFiles);
  context.set(printingContext, all.made.printing);
  context.set(storedMailsContext, all.storedMails);
  context.set(answeredPagesContext, all.answeredPages);
  context.set(healthContext, all.health);
  context.set(mailFaultContext, all.mail.fault);
  context.set(diskContext, all.disk);
  context.set(recordsContext, all.records);
  context.set(proofsContext, all.proofs);
  context.set(publicationsContext, all.publications);
  context.set(kindsContext, recordKinds);
  context.set(drawPageContext, (address, records) => drawPage(address, records, provide));
}

let opened: Promise<Services> | undefined;

/** In development, changed code replaces the running services, which must first release the data folder. */
async function reopen(): Promise<Services> {
  const place = globalThis as { developed?: Promise<Services> | undefined };
  await place.developed?.then(
    ({ close }) => close(),
    () => {},
  );
  place.developed = createServices(settings);
  return place.developed;
}

/** Opened on first use. */
export function services(conditions?: Conditions): Promise<Services> {
  opened ??= (import.meta.env.DEV ? reopen() : createServices(settings, conditions)).catch((error) => {
    // A server that waits for its database tries again.
    opened = undefined;
    throw error;
  });
  return opened;
}

export async function closeServices(): Promise<void> {
  await (await opened)?.close();
}

/** Does what page-app.server.ts does in production: provides services, and stops forms that a gate refuses. */
export const developmentMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  await provide(context);
  // Imported only here: the pages are part of it.
  const { routes } = await import("virtual:react-router/server-build");
  const known = routeTable(routes, () => context.get(publicRecordsContext));
  return (await refusalOfForm(known.get(new URL(request.url).pathname), request, context)) ?? next();
};
