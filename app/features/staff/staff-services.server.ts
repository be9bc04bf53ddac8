import { createContext } from "react-router";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { HashCost } from "#app/platform/sign-in/password-hash.server.ts";
import { createFormSenders, type FormSenders } from "./gate/form-senders.service.server.ts";
import { createStaffMails, type StaffMails } from "./mails/staff-mails.server.ts";
import { createOwnAccounts, type OwnAccounts } from "./own/own-account.service.server.ts";
import { createPeople, type People } from "./people/people.service.server.ts";
import { createPasskeys, type Passkeys } from "./second-step/passkeys.service.server.ts";
import { createSecondSteps, type SecondSteps } from "./second-step/second-steps.service.server.ts";
import { createStaffSessions, type StaffSessions } from "./sessions/sessions.service.server.ts";
import { createEnrolments, type Enrolments } from "./sign-in/enrolments.service.server.ts";
import { createLostPasswords, type LostPasswords } from "./sign-in/lost-passwords.service.server.ts";
import { createStaffPasswords } from "./sign-in/passwords.server.ts";
import { createStaffSignIns, type StaffSignIns } from "./sign-in/sign-ins.service.server.ts";
import { createSignInAttempts, type SignInAttempts } from "./sign-in/tries.server.ts";
import { staffByEmail } from "./staff-users.rows.server.ts";

export interface StaffServices {
  sessions: StaffSessions;
  signIns: StaffSignIns;
  enrolments: Enrolments;
  lostPasswords: LostPasswords;
  secondSteps: SecondSteps;
  passkeys: Passkeys;
  people: People;
  enrolLink: StaffMails["enrolLink"];
  own: OwnAccounts;
  tries: SignInAttempts;
  formSenders: FormSenders;
  secret: Secret;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Parts extends PlatformServices {
  siteUrl: string;
  hashCost: HashCost | undefined;
}

export function createStaffServices(parts: Parts): StaffServices {
  const { db, secret, now } = parts;
  const passwords = createStaffPasswords(parts);
  const secondSteps = createSecondSteps(parts);
  const uidOf = async (email: string) => (await staffByEmail(db, emailKey(email)))?.id;
  const tries = createSignInAttempts({ ...parts, passwords, uidOf });
  const sessions = createStaffSessions(parts);
  const [passkeys, mails] = [createPasskeys(parts), createStaffMails(parts)];
  const all = { ...parts, sessions, secondSteps, passkeys, passwords, tries, mails, uidOf };
  const signIns = createStaffSignIns(all);
  return {
    sessions,
    signIns,
    secondSteps,
    passkeys,
    tries,
    secret,
    now,
    enrolments: createEnrolments({ ...all, signIns }),
    lostPasswords: createLostPasswords({ ...all, signIns }),
    people: createPeople(all),
    enrolLink: mails.enrolLink,
    formSenders: createFormSenders(parts),
    own: createOwnAccounts(all),
  };
}

export const staffServicesContext = createContext<StaffServices>();
