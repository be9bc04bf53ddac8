import type { AccountOwner } from "#app/features/accounts/person.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { PasswordAsker } from "#app/platform/sign-in/passwords.server.ts";

/** A refusal by the service; `said` is its own message, if any. */
export interface ServiceRefused<Reason extends string> {
  ok: false;
  reason: Reason;
  said?: string;
}

/** The service's own rules refuse a new password; nothing has changed. */
export type PasswordRefused = ServiceRefused<"passwordRefused">;

/**
 * Accounts and passwords: what a hosted service can do as well as the embedded one (docs/decisions/0016). Sessions are
 * always the site's own. Every implementation passes tests/services/identity.test.ts. The promises reject only when
 * the service cannot be reached or used; when too many passwords wait to be hashed, the answer is "too many".
 */
export interface IdentityService {
  /** Opens an account; without a password, its owner signs in with mailed codes until they set one. */
  create: (fields: {
    email: string;
    name: string;
    password?: string;
  }) => Promise<{ ok: true; person: AccountOwner } | TooMany | ServiceRefused<"emailTaken" | "refused">>;
  /** The owner of a password; an unknown address and a wrong password take the same time. */
  verifyPassword: (
    email: string,
    password: string,
    asker?: PasswordAsker,
  ) => Promise<
    { ok: true; person: AccountOwner } | TooMany | ServiceRefused<"wrongPassword" | "suspended" | "refused">
  >;
  /** The person with an email address; undefined when there is none, or the service has disabled the account. */
  find: (email: string) => Promise<AccountOwner | undefined>;
  /** When the account was opened, in milliseconds since 1970; undefined when there is none. */
  openedAt: (uid: string) => Promise<number | undefined>;
  hasPassword: (uid: string) => Promise<boolean>;
  /**
   * Sets a password. Never refused for lack of capacity: the person has proven their identity, possibly with a code
   * that is now used up. A service may have its own rules for passwords, and refuse one.
   */
  setPassword: (uid: string, password: string) => Promise<{ ok: true } | PasswordRefused>;
  /** Removes the password. @returns whether there was one. */
  removePassword: (uid: string) => Promise<boolean>;
  /** Deletes the account, if there is one. */
  remove: (uid: string) => Promise<void>;
  /** Whether a token may be one of the service's own, as far as can be told offline. */
  isTokenGood: (token: string) => boolean;
  /** The person of one of the service's own custom tokens; the embedded service has only invitations. */
  verifyToken: (token: string) => Promise<AccountOwner | undefined>;
}
