import createQueue from "p-limit";
import { type AccountCodes, createAccountCodes } from "#app/features/accounts/account-codes.service.server.ts";
import { createAccountMail } from "#app/features/accounts/account-mail.server.ts";
import { type Accounts, createAccounts } from "#app/features/accounts/accounts.service.server.ts";
import { createAudit } from "#app/features/accounts/audit.service.server.ts";
import { createConfirmations } from "#app/features/accounts/confirmations.service.server.ts";
import type { HashCost } from "#app/features/accounts/embedded/password-hash.server.ts";
import { createErasures } from "#app/features/accounts/erasures.service.server.ts";
import { createKnownDevices } from "#app/features/accounts/known-devices.service.server.ts";
import { createMembers } from "#app/features/accounts/members.service.server.ts";
import { createOneAtATime } from "#app/features/accounts/one-at-a-time.server.ts";
import { openFacultyService } from "#app/features/accounts/ports/ports.server.ts";
import { createRegistrations, type Registrations } from "#app/features/accounts/registrations.service.server.ts";
import { createSignIns, type SignIns } from "#app/features/accounts/sign-ins.service.server.ts";
import { createUnprovenAccounts } from "#app/features/accounts/unproven-accounts.service.server.ts";
import { createProfiles, type Profiles } from "#app/features/profiles/profiles.service.server.ts";
import type { Ground } from "#app/features/submissions/dependencies.server.ts";
import type { CodeMail } from "#app/platform/codes/code-mail.server.ts";
import { createSlowDown } from "#app/platform/limits/backoff.server.ts";
import type { CleanFile } from "#app/platform/sanitize/upload.server.ts";
import type { Settings } from "#app/settings.server.ts";

/** What is done for members of the faculty. */
export interface FacultyServices {
  isReady: true;
  registrations: Registrations;
  signIns: SignIns;
  accountCodes: AccountCodes;
  accounts: Accounts;
  profiles: Profiles;
  /** Erases what is kept of accounts no longer, and warns whose account ends soon; gives how many, for the log. */
  sweep: () => Promise<{ warned: number; expired: number }>;
}

/** It, or the name of the service that was chosen to keep the accounts and is not configured. */
export type Faculty = FacultyServices | { isReady: false; name: string };

interface Parts extends Ground {
  codeMail: CodeMail;
  hashCost: HashCost | undefined;
  cleanFile: CleanFile | undefined;
}

/** Puts together what is done for members of the faculty. */
export async function createFaculty(settings: Settings, parts: Parts): Promise<Faculty> {
  const service = await openFacultyService(settings, parts);
  if (!service.isReady) return service;
  const { appId } = settings;
  const shared = {
    audit: createAudit(parts),
    accountMail: createAccountMail(parts),
    slowDown: createSlowDown(parts.now),
    knownDevices: createKnownDevices(parts),
    changes: createQueue(1),
    perAccount: createOneAtATime(),
    appId,
  };
  const members = createMembers({ ...parts, ...service.ports, ...shared });
  const ground = { ...parts, ...service.ports, ...shared, members };
  const accountCodes = createAccountCodes({ ...ground, siteUrl: settings.siteUrl });
  const signIns = createSignIns({ ...ground, accountCodes });
  const confirmations = createConfirmations(ground);
  const erasures = createErasures(ground);
  const accounts = createAccounts({ ...ground, signIns, accountCodes, confirmations, erasures });
  const unproven = createUnprovenAccounts({ ...ground, erase: erasures.erase });
  await erasures.finishAll();
  return {
    isReady: true,
    registrations: createRegistrations(ground),
    signIns,
    accountCodes,
    accounts,
    profiles: createProfiles(ground),
    async sweep() {
      await erasures.finishAll();
      await ground.audit.tidy();
      return unproven.sweep();
    },
  };
}
