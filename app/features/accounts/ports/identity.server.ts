import type { Device } from "#app/features/accounts/device.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";

/** The owner of an account. */
export interface Person {
  /** Stable account id. */
  uid: string;
  email: string;
  name: string;
}

/** A person who has just signed in; `session` is stored as a cookie in their browser. */
export interface SignedIn {
  ok: true;
  person: Person;
  session: string;
}

/**
 * Accounts, passwords and sessions. The embedded service is better-auth on the site's own store; a hosted one can
 * replace it (docs/decisions/0016). Every implementation passes tests/services/identity.test.ts. Its promises reject
 * only when the service cannot be reached or used; when too many passwords wait to be hashed, the answer is "too many".
 */
export interface IdentityService {
  /** Creates an account and signs in. */
  signUp: (
    fields: { email: string; password: string; name: string },
    userAgent: string,
  ) => Promise<SignedIn | TooMany | { ok: false; reason: "emailTaken" }>;
  /**
   * Signs in; an unknown address and a wrong password take the same time. A device or internet address that the account
   * knows (`isKnown`) is still accepted when too many others wait.
   */
  signIn: (
    email: string,
    password: string,
    userAgent: string,
    isKnown?: boolean,
  ) => Promise<SignedIn | TooMany | undefined>;
  /** Signs in with a custom token, which works once; creates the account if there is none. */
  signInWithToken: (token: string, userAgent: string) => Promise<SignedIn | undefined>;
  /** Whether a custom token is valid and unused. */
  isTokenGood: (token: string) => Promise<boolean>;
  /** Signs in a person who has proven their identity without a password. */
  signInProven: (uid: string, userAgent: string) => Promise<SignedIn>;
  find: (email: string) => Promise<Person | undefined>;
  /** The person of a session; each use extends it by seven days, up to thirty days after it began. */
  personOf: (session: string) => Promise<Person | undefined>;
  /** The devices of the person with this session. */
  devicesOf: (session: string) => Promise<Device[]>;
  /** Ends a session: this one, or another device's of the same person. @returns whether there was one. */
  signOut: (session: string, device?: string) => Promise<boolean>;
  /** Ends every session of a person. */
  signOutEverywhere: (uid: string) => Promise<void>;
  hasPassword: (uid: string) => Promise<boolean>;
  /** Whether this is the person's password. */
  checkPassword: (
    uid: string,
    password: string,
  ) => Promise<{ ok: true } | TooMany | { ok: false; reason: "wrongPassword" }>;
  /**
   * Sets a password and ends every session. Never refused for lack of capacity: the person has proven their identity,
   * possibly with a code that is now used up.
   */
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Removes the password and ends every session. @returns whether there was a password. */
  removePassword: (uid: string) => Promise<boolean>;
  /** Deletes the account and all its sessions. */
  remove: (uid: string) => Promise<void>;
}
