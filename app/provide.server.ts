import type { RouterContextProvider } from "react-router";
import type { Conditions } from "./conditions.ts";
import { drawPage } from "./draw-page.server.ts";
import { accountsContext } from "./features/accounts/account-services.server.ts";
import { checksContext } from "./features/check/index.server.ts";
import { documentCode } from "./features/documents/index.server.ts";
import { requirementChecksContext } from "./features/duties/duty-checks.service.server.ts";
import { healthContext } from "./features/endpoints/health.service.server.ts";
import { enquiriesContext } from "./features/enquiries/enquiries.service.server.ts";
import { inboxExportsContext } from "./features/inbox/export/exports.service.server.ts";
import { inboxContext } from "./features/inbox/inbox.server.ts";
import { lookupsContext } from "./features/my-enquiry/lookups.service.server.ts";
import { newsContext } from "./features/news/news.service.server.ts";
import { activityLogContext } from "./features/office/activity/activity-log.server.ts";
import { directoryContext } from "./features/profiles/directory.service.server.ts";
import { moderationContext } from "./features/profiles/moderation.service.server.ts";
import { profilesContext } from "./features/profiles/profiles.service.server.ts";
import { proofsContext } from "./features/proof/index.server.ts";
import { searchContext } from "./features/search/search.service.server.ts";
import { siteSetUpContext } from "./features/set-up/set-up.service.server.ts";
import { staffServicesContext } from "./features/staff/staff-services.server.ts";
import { submissionsContext } from "./features/submissions/submissions.service.server.ts";
import { recordKinds } from "./kinds.ts";
import { documentCodeContext } from "./platform/check-codes/code-of.server.ts";
import { publicRecordsContext } from "./platform/content/public-records.server.ts";
import { diskContext } from "./platform/disk.server.ts";
import { filesContext } from "./platform/files/file-services.server.ts";
import { answeredPagesContext } from "./platform/http/answered-pages.server.ts";
import { drawPageContext } from "./platform/http/draw-page.server.ts";
import { printingContext } from "./platform/made/printing.server.ts";
import { mailFaultContext } from "./platform/mail/mail-health.server.ts";
import { storedMailsContext } from "./platform/mail/mailbox-for.server.ts";
import { publicationsContext } from "./platform/publications/publications.server.ts";
import { kindsContext } from "./platform/records/kinds.server.ts";
import { recordsContext } from "./platform/records/records.service.server.ts";
import type { Services } from "./service-types.ts";
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
