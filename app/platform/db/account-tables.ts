import type { Generated } from "kysely";

/** A person with an account; for a hosted service, a copy of its account that sessions refer to. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** How many times all sessions were ended at once. */
  generation: Generated<number>;
}

/** A session of somebody who is signed in; times are milliseconds since 1970. */
export interface SessionRow {
  id: string;
  userId: string;
  /** A keyed digest of the token in the cookie. */
  tokenHash: string;
  /** How often all sessions of the person had ended when it began; once that is more, it has ended too. */
  generation: number;
  /** The User-Agent header of the browser that began it. */
  userAgent: string;
  createdAt: number;
  /** When it was extended last. */
  seenAt: number;
  expiresAt: number;
}

/** The password of an account of the embedded service, or of the office, as a hash. */
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
  /** The account, once it is certain that it exists. */
  uid: string | null;
  startedAt: number;
}

/** Events recorded about accounts. */
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

/** An event of an account; for an address without an account, only a keyed digest is stored. */
export interface AuditRow {
  id: string;
  at: number;
  event: AuditEvent;
  uid: string | null;
  emailDigest: string | null;
  /** The method: password, code or token. */
  way: string | null;
  /** How many events the row stands for; `at` is then the time of the last. */
  count: number;
}

/** A browser or an internet address from which a member has signed in. */
export interface KnownDeviceRow {
  /** A keyed digest of the browser or address, and the account's email address. */
  digest: string;
  uid: string;
  expiresAt: number;
}
