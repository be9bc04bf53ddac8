import type { SanitizeFile } from "#app/platform/sanitize/upload.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.service.server.ts";
import type { KnownDevices } from "./known-devices.service.server.ts";
import type { MemberLocks } from "./member-locks.server.ts";
import type { Members } from "./members.service.server.ts";
import type { FacultyPorts } from "./ports/ports.server.ts";

export interface AccountDependencies extends PlatformServices, FacultyPorts, MemberLocks {
  audit: Audit;
  members: Members;
  knownDevices: KnownDevices;
  accountMail: AccountMail;
  sanitizeFile?: SanitizeFile | undefined;
  /** The first part of the path of every document. */
  appId: string;
}
