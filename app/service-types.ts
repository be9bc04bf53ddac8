import type { FileServices } from "#app/cms/files/files.server.ts";
import type { Publications } from "#app/cms/publications/publications.server.ts";
import type { Publication } from "#app/cms/records/publication.server.ts";
import type { Records } from "#app/cms/records/records.server.ts";
import type { Enquiries } from "#app/forms/enquiries/enquiries.server.ts";
import type { Lookups } from "#app/forms/my-enquiry/lookups.server.ts";
import type { Submissions } from "#app/forms/submissions/submissions.server.ts";
import type { InboxExports } from "#app/inbox/export/exports.server.ts";
import type { Inbox } from "#app/inbox/inbox.server.ts";
import type { AnsweredPages } from "#app/lib/http/answered-pages.server.ts";
import type { StoredMails } from "#app/lib/mail/mailbox.server.ts";
import type { Mail } from "#app/lib/mail/transport.server.ts";
import type { DiskState } from "#app/lib/runtime.server.ts";
import type { SanitizeFile } from "#app/lib/sanitize/upload.server.ts";
import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";
import type { ActivityLog } from "#app/office/activity/activity-log.server.ts";
import type { NewsService } from "#app/office/news/news.server.ts";
import type { SiteSetUp } from "#app/office/set-up/set-up.server.ts";
import type { MadeContent } from "#app/pdf/made/made-content.server.ts";
import type { AccountServices, NotReady } from "#app/people/accounts/account-services.server.ts";
import type { Directory } from "#app/people/profiles/directory.server.ts";
import type { Moderation } from "#app/people/profiles/moderation.server.ts";
import type { Profiles } from "#app/people/profiles/profiles.server.ts";
import type { StaffServices } from "#app/people/staff/staff-services.server.ts";
import type { Checks } from "#app/register/check/checks.server.ts";
import type { RequirementChecks } from "#app/register/duties/requirements.server.ts";
import type { Proofs } from "#app/register/proof/proofs.server.ts";
import type { Health } from "#app/site/endpoints/health.server.ts";
import type { SearchService } from "#app/site/search/search.server.ts";

/** Overrides for tests. */
export interface Conditions {
  /** Milliseconds since 1970. */
  now?: () => number;
  hashCost?: HashCost;
  freeSpace?: (folder: string) => Promise<number>;
  sanitizeFile?: SanitizeFile;
}

export interface Services {
  records: Records;
  publication: Publication;
  publications: Publications;
  proofs: Proofs;
  enquiries: Enquiries;
  submissions: Submissions;
  lookups: Lookups;
  inbox: Inbox;
  inboxExports: InboxExports;
  accountServices: AccountServices | NotReady;
  /** Undefined when the account services are not ready. */
  profiles: Profiles | undefined;
  /** Undefined when the account services are not ready. */
  moderation: Moderation | undefined;
  directory: Directory;
  staff: StaffServices;
  activityLog: ActivityLog;
  search: SearchService;
  dutyChecks: RequirementChecks;
  news: NewsService;
  checks: Checks;
  siteSetUp: SiteSetUp;
  made: MadeContent;
  officeFiles: FileServices;
  /** Grows with every change of public pages. */
  publicRevision: () => number;
  /** Undefined when there is a mail server. */
  storedMails: StoredMails | undefined;
  answeredPages: AnsweredPages;
  mail: Pick<Mail, "fault" | "verify">;
  disk: () => Promise<DiskState>;
  health: () => Promise<Health>;
  close: () => Promise<void>;
}
