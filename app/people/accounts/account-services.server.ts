import { createContext } from "react-router";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { SanitizeFile } from "#app/lib/sanitize/upload.server.ts";
import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";
import type { Settings } from "#app/settings.server.ts";
import type { CodeMail } from "#app/ui/email/code-mail.server.ts";
import { type AccountCodes, createAccountCodes } from "./account-codes.server.ts";
import { createAccountMail } from "./account-mail.server.ts";
import { type Accounts, createAccounts, createConfirmations } from "./accounts.server.ts";
import { createAudit } from "./audit.server.ts";
import { createErasures, createUnprovenAccounts } from "./erasures.server.ts";
import { openFacultyService } from "./faculty-service.server.ts";
import { createKnownDevices } from "./known-devices.server.ts";
import { type AccountDependencies, createMemberLocks, createMembers } from "./members.server.ts";
import { createRegistrations, createUnfinishedRegistrations, type Registrations } from "./registrations.server.ts";
import { createSignIns, type SignIns } from "./sign-ins.server.ts";

export interface AccountServices {
  isReady: true;
  registrations: Registrations;
  signIns: SignIns;
  accountCodes: AccountCodes;
  accounts: Accounts;
  dependencies: AccountDependencies;
  sweep: () => Promise<{ warned: number; expired: number }>;
}

export interface NotReady {
  isReady: false;
  name: string;
}

interface AccountParts extends PlatformServices {
  codeMail: CodeMail;
  hashCost: HashCost | undefined;
  sanitizeFile: SanitizeFile | undefined;
}

export async function createAccountServices(
  settings: Settings,
  parts: AccountParts,
): Promise<AccountServices | NotReady> {
  const service = await openFacultyService(settings, parts);
  if (!service.isReady) return service;
  await service.note();
  const { appId } = settings;
  const { locks } = parts;
  const shared = {
    audit: createAudit(parts),
    accountMail: createAccountMail(parts),
    knownDevices: createKnownDevices(parts),
    ...createMemberLocks(locks),
    appId,
  };
  const members = createMembers({ ...parts, ...service.ports, ...shared });
  const dependencies = { ...parts, ...service.ports, ...shared, members };
  const accountCodes = createAccountCodes({ ...dependencies, siteUrl: settings.siteUrl });
  const signIns = createSignIns({ ...dependencies, accountCodes });
  const confirmations = createConfirmations(dependencies);
  const erasures = createErasures(dependencies);
  const accounts = createAccounts({ ...dependencies, signIns, accountCodes, confirmations, erasures });
  const unproven = createUnprovenAccounts({ ...dependencies, erase: erasures.erase });
  const unfinished = createUnfinishedRegistrations(dependencies);
  // One process finishes what the last one left undone; others that start at the same time skip this.
  await locks.tryRun(["sweep", "all"], async () => {
    await erasures.finishAll();
    await unfinished.undoAll();
  });
  return {
    isReady: true,
    registrations: createRegistrations({ ...dependencies, unfinished }),
    signIns,
    accountCodes,
    accounts,
    dependencies,
    async sweep() {
      await erasures.finishAll();
      await unfinished.undoAll();
      await dependencies.sessions.tidy();
      await dependencies.audit.tidy();
      await dependencies.backoff.tidy();
      return unproven.sweep();
    },
  };
}

export const accountsContext = createContext<AccountServices | NotReady>();
