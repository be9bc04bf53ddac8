import type { Generated } from "kysely";

/** A person with an account; of a hosted service's account it is a copy, which sessions belong to. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: 0 | 1;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** How often all sessions were ended. */
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

/** The password of an account of the embedded service. */
export interface CredentialRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A registration that has begun, until it is complete or nothing of it is left. */
export interface UnfinishedRegistrationRow {
  id: string;
  emailKey: string;
  /** The account, once it is known to be there. */
  uid: string | null;
  startedAt: number;
}

/** What is noted of accounts. */
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

/** Something that happened to an account; of an address without an account a keyed digest alone is kept. */
export interface AuditRow {
  id: string;
  at: number;
  event: AuditEvent;
  uid: string | null;
  emailDigest: string | null;
  /** How: by password, code or token. */
  way: string | null;
  /** How often it happened, where one row stands for several; `at` is the last time then. */
  count: number;
}

/** A browser or an internet address from which a member has signed in. */
export interface KnownDeviceRow {
  /** A keyed digest of it and the account's email address. */
  digest: string;
  uid: string;
  expiresAt: number;
}
