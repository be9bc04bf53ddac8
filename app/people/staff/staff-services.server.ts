import { createContext, type RouterContextProvider } from "react-router";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { HashCost } from "#app/lib/sign-in/passwords.server.ts";
import { createEnrolments, createLostPasswords, type Enrolments, type LostPasswords } from "./mailed-links.server.ts";
import { createOwnAccounts, type OwnAccounts } from "./own-account.server.ts";
import { createPasskeys, type Passkeys } from "./passkeys.server.ts";
import { createPeople, type People } from "./people.server.ts";
import { createSecondSteps, type SecondSteps } from "./second-steps.server.ts";
import { createStaffSessions, type StaffSessions } from "./sessions.server.ts";
import { createSignInAttempts, createStaffPasswords, type SignInAttempts } from "./sign-in-attempts.server.ts";
import { createStaffSignIns, type StaffSignIns } from "./sign-ins.server.ts";
import { createFormSenders, type FormSenders } from "./signed-links.server.ts";
import { createStaffMails, type StaffMails, undelivered } from "./staff-mails.server.ts";
import { staffByEmail } from "./staff-users.server.ts";

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

export async function countPeople(context: Readonly<RouterContextProvider>) {
  const people = await context.get(staffServicesContext).people.list();
  return {
    roles: people.filter(({ askedRole }) => askedRole !== null).length,
    undelivered: people.filter((person) => undelivered(person, presentTime()) !== undefined).length,
  };
}
