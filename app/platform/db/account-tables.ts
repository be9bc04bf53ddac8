import type { Generated } from "kysely";

/** For a hosted service, a copy of its account that sessions refer to. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  updatedAt: string;
  /** Incremented when all sessions are ended at once. */
  generation: Generated<number>;
}

/** Times are milliseconds since 1970. */
export interface SessionRow {
  id: string;
  userId: string;
  /** A keyed digest of the token in the cookie. */
  tokenHash: string;
  /** The person's generation when the session began; the session has ended once theirs is higher. */
  generation: number;
  userAgent: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

export interface CredentialRow {
  id: string;
  userId: string;
  providerId: string;
  password: string | null;
}

/** A registration in progress, kept until it is complete or fully removed. */
export interface UnfinishedRegistrationRow {
  id: string;
  emailKey: string;
  uid: string | null;
  startedAt: number;
}

export type AuditEvent =
  | "registered"
  | "signedIn"
  | "signInFailed"
  | "signedOut"
  | "codeSent"
  | "passwordChanged"
  | "passwordRemoved"
  | "approved"
  | "suspended"
  | "restored"
  | "deleted";

/** For an address without an account, only a keyed digest is stored. */
export interface AuditRow {
  id: string;
  at: number;
  event: AuditEvent;
  uid: string | null;
  emailDigest: string | null;
  way: string | null;
  /** How many events the row combines; `at` is the time of the last. */
  count: number;
}

export interface KnownDeviceRow {
  /** A keyed digest of the browser or address, and the account's email address. */
  digest: string;
  uid: string;
  expiresAt: number;
}
