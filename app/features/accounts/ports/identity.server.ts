import type { Device } from "#app/features/accounts/device.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";

/** Someone with an account. */
export interface Person {
  /** Names the account, for ever. */
  uid: string;
  email: string;
  name: string;
}

/** Someone who has just signed in; `session` is what their browser keeps as a cookie. */
export interface SignedIn {
  ok: true;
  person: Person;
  session: string;
}

/**
 * Who someone is: accounts, passwords, sessions. The embedded one is better-auth on the site's own store; a hosted one
 * can be put in its place (docs/decisions/0016). Every implementation passes tests/services/identity.test.ts.
 * Each of its promises rejects only where the service cannot be reached or used; where too many wait
 * for a password to be hashed, the answer is "too many".
 */
export interface IdentityService {
  /** Opens an account and signs in. */
  signUp: (
    fields: { email: string; password: string; name: string },
    userAgent: string,
  ) => Promise<SignedIn | TooMany | { ok: false; reason: "emailTaken" }>;
  /**
   * Signs in; an unknown address and a wrong password take the same time. A device or internet address that the
   * account knows (`isKnown`) is still taken when too many others wait.
   */
  signIn: (
    email: string,
    password: string,
    userAgent: string,
    isKnown?: boolean,
  ) => Promise<SignedIn | TooMany | undefined>;
  /** Signs in with a custom token, which works once; opens the account where there is none. */
  signInWithToken: (token: string, userAgent: string) => Promise<SignedIn | undefined>;
  /** Whether a custom token could be used now. */
  isTokenGood: (token: string) => Promise<boolean>;
  /** Signs in someone who has shown by other means than a password who they are. */
  signInProven: (uid: string, userAgent: string) => Promise<SignedIn>;
  find: (email: string) => Promise<Person | undefined>;
  /** Whose session it is; a use keeps it for seven days more, until thirty days after it began. */
  personOf: (session: string) => Promise<Person | undefined>;
  /** The devices of whoever has this session. */
  devicesOf: (session: string) => Promise<Device[]>;
  /** Ends a session: this one, or another device's of the same person; tells whether there was one. */
  signOut: (session: string, device?: string) => Promise<boolean>;
  /** Ends every session of a person. */
  signOutEverywhere: (uid: string) => Promise<void>;
  hasPassword: (uid: string) => Promise<boolean>;
  /** Whether this is the person's password. */
  checkPassword: (
    uid: string,
    password: string,
  ) => Promise<{ ok: true } | TooMany | { ok: false; reason: "wrongPassword" }>;
  /** Sets a password and ends every session. It is never refused: whoever asks has shown who they are, maybe by a code that is used up. */
  setPassword: (uid: string, password: string) => Promise<void>;
  /** Ends the password, until one is set, and every session; tells whether there was a password. */
  removePassword: (uid: string) => Promise<boolean>;
  /** Deletes the account and all its sessions. */
  remove: (uid: string) => Promise<void>;
}
