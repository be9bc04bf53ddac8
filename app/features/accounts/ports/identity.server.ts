import type { AccountOwner } from "#app/features/accounts/person.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { PasswordAsker } from "#app/platform/sign-in/passwords.server.ts";

/** `said` is the service's own message, if any. */
export interface ServiceRefused<Reason extends string> {
  ok: false;
  reason: Reason;
  said?: string;
}

/** The service's own rules refuse a new password; nothing has changed. */
export type PasswordRefused = ServiceRefused<"passwordRefused">;

/**
 * See docs/decisions/0016; tested by tests/services/identity.test.ts. The promises reject only when the service cannot
 * be reached or used; when too many passwords wait to be hashed, the answer is "too many".
 */
export interface IdentityService {
  /** Without a password, the owner signs in with mailed codes until they set one. */
  create: (fields: {
    email: string;
    name: string;
    password?: string;
  }) => Promise<{ ok: true; person: AccountOwner } | TooMany | ServiceRefused<"emailTaken" | "refused">>;
  /** An unknown address and a wrong password take the same time. */
  verifyPassword: (
    email: string,
    password: string,
    asker?: PasswordAsker,
  ) => Promise<
    { ok: true; person: AccountOwner } | TooMany | ServiceRefused<"wrongPassword" | "suspended" | "refused">
  >;
  /** Undefined when there is none, or the service has disabled the account. */
  find: (email: string) => Promise<AccountOwner | undefined>;
  /** Milliseconds since 1970; undefined when there is none. */
  openedAt: (uid: string) => Promise<number | undefined>;
  hasPassword: (uid: string) => Promise<boolean>;
  /** Never refused for lack of capacity, as a code may be used up; but a service's own rules may refuse it. */
  setPassword: (uid: string, password: string) => Promise<{ ok: true } | PasswordRefused>;
  removePassword: (uid: string) => Promise<boolean>;
  remove: (uid: string) => Promise<void>;
  /** As far as can be told offline. */
  isTokenGood: (token: string) => boolean;
  verifyToken: (token: string) => Promise<AccountOwner | undefined>;
}
