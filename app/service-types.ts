import type { AccountServices, NotReady } from "./features/accounts/account-services.server.ts";
import type { Checks } from "./features/check/index.server.ts";
import type { RequirementChecks } from "./features/duties/duty-checks.service.server.ts";
import type { Health } from "./features/endpoints/health.service.server.ts";
import type { Enquiries } from "./features/enquiries/enquiries.service.server.ts";
import type { InboxExports } from "./features/inbox/export/exports.service.server.ts";
import type { Inbox } from "./features/inbox/inbox.server.ts";
import type { Lookups } from "./features/my-enquiry/lookups.service.server.ts";
import type { NewsService } from "./features/news/news.service.server.ts";
import type { ActivityLog } from "./features/office/activity/activity-log.server.ts";
import type { Directory } from "./features/profiles/directory.service.server.ts";
import type { Moderation } from "./features/profiles/moderation.service.server.ts";
import type { Profiles } from "./features/profiles/profiles.service.server.ts";
import type { Proofs } from "./features/proof/index.server.ts";
import type { SearchService } from "./features/search/search.service.server.ts";
import type { SiteSetUp } from "./features/set-up/set-up.service.server.ts";
import type { StaffServices } from "./features/staff/staff-services.server.ts";
import type { Submissions } from "./features/submissions/submissions.service.server.ts";
import type { DiskState } from "./platform/disk.server.ts";
import type { FileServices } from "./platform/files/file-services.server.ts";
import type { AnsweredPages } from "./platform/http/answered-pages.server.ts";
import type { MadeContent } from "./platform/made/made-content.server.ts";
import type { StoredMails } from "./platform/mail/mailbox-for.server.ts";
import type { Mail } from "./platform/mail/transport.server.ts";
import type { Publications } from "./platform/publications/publications.server.ts";
import type { Publication } from "./platform/records/publication.server.ts";
import type { Records } from "./platform/records/records.service.server.ts";

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
