import type { LimitFunction } from "p-limit";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Backoff } from "#app/platform/limits/backoff.server.ts";
import type { SanitizeFile } from "#app/platform/sanitize/upload.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { AccountMail } from "./account-mail.server.ts";
import type { Audit } from "./audit.service.server.ts";
import type { KnownDevices } from "./known-devices.service.server.ts";
import type { Members } from "./members.service.server.ts";
import type { OneAtATime } from "./one-at-a-time.server.ts";
import type { FacultyPorts } from "./ports/ports.server.ts";

/** What the services of accounts are given. */
export interface AccountDependencies extends PlatformServices, FacultyPorts {
  audit: Audit;
  members: Members;
  backoff: Backoff;
  knownDevices: KnownDevices;
  accountMail: AccountMail;
  /** Changes of profiles, one after another: each reads the profile first, and none comes between erasing and its end. */
  changes: LimitFunction;
  /** Changes of what signs in to an account: what one of them has checked holds until it is done. */
  perAccount: OneAtATime;
  /** Sanitizes an uploaded file, where that is not done in a separate process. */
  sanitizeFile?: SanitizeFile | undefined;
  /** The first part of the path of every document. */
  appId: string;
}

/** Who asks to be signed in. */
export interface Caller {
  /** The internet address, for limits alone. */
  address: string;
  locale: Locale;
  /** The id in the browser's device cookie: the one it sent, or the one it gets when it is signed in. */
  device?: string | undefined;
  /** What the browser says of itself. */
  userAgent: string;
  /** The session that the browser has had until now; it ends when another begins. */
  session?: string | undefined;
}
