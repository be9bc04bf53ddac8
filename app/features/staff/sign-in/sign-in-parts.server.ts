import type { StaffMails } from "#app/features/staff/mails/staff-mails.server.ts";
import type { Passkeys } from "#app/features/staff/second-step/passkeys.service.server.ts";
import type { SecondSteps } from "#app/features/staff/second-step/second-steps.service.server.ts";
import type { StaffSessions } from "#app/features/staff/sessions/sessions.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { StaffPasswords } from "./passwords.server.ts";
import type { SignInAttempts } from "./tries.server.ts";

export interface SignInParts extends PlatformServices {
  siteUrl: string;
  sessions: StaffSessions;
  secondSteps: SecondSteps;
  passkeys: Passkeys;
  passwords: StaffPasswords;
  tries: SignInAttempts;
  mails: StaffMails;
  uidOf: (email: string) => Promise<string | undefined>;
}
