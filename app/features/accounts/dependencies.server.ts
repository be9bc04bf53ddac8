import type { LimitFunction } from "p-limit";
import type { SanitizeFile } from "#app/platform/sanitize/upload.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.service.server.ts";
import type { KnownDevices } from "./known-devices.service.server.ts";
import type { Members } from "./members.service.server.ts";
import type { OneAtATime } from "./one-at-a-time.server.ts";
import type { FacultyPorts } from "./ports/ports.server.ts";

/** The dependencies of the account services. */
export interface AccountDependencies extends PlatformServices, FacultyPorts {
  audit: Audit;
  members: Members;
  knownDevices: KnownDevices;
  accountMail: AccountMail;
  /** Serializes changes of profiles: each reads the profile first, and none may run while an account is erased. */
  changes: LimitFunction;
  /** Serializes changes of an account's credentials, so that what one of them has checked holds until it is done. */
  perAccount: OneAtATime;
  /** Sanitizes an uploaded file, when that is not done in a child process. */
  sanitizeFile?: SanitizeFile | undefined;
  /** The first part of the path of every document. */
  appId: string;
}
