import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#app/lib/actor.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

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

/** People who leave are suspended; their names stay in the activity log. */
interface StaffUsers {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  role: StaffRole;
  locale: Locale;
  firstLanguage: Locale;
  suspendedAt: number | null;
  mayExport: Generated<0 | 1>;
  undeliveredAt: number | null;
  invitedBy: string | null;
  /** The id of the mailed link that sets up the second factor; null once that is done. */
  enrolId: string | null;
  generation: Generated<number>;
  /** The role that an admin asks a principal to confirm; equals `role` for an invitation awaiting confirmation. */
  askedRole: StaffRole | null;
  askedBy: string | null;
  wasPrincipal: Generated<0 | 1>;
  erasedAt: number | null;
}

export type StaffUserRow = Selectable<StaffUsers>;

/** `confirmedAt`: when the person last proved who they are. */
interface StaffSessions extends SessionRow {
  confirmedAt: Generated<number>;
}

export interface StaffTwoFactorRow {
  userId: string;
  /** Encrypted. */
  secret: string;
  /** Until a first correct code, it is no second factor. */
  verifiedAt: number | null;
  /** The 30-second step of the code used last: codes of it and of earlier steps are refused. */
  lastStep: Generated<number>;
  /** JSON: keyed digests of the unused recovery codes. */
  recoveryCodes: string;
}

export interface StaffPasskeyRow {
  id: string;
  userId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

/** Times that are numbers are milliseconds since 1970. */
export interface StaffTables {
  staffUsers: StaffUsers;
  staffSessions: StaffSessions;
  staffCredentials: CredentialRow;
  staffTwoFactors: StaffTwoFactorRow;
  staffPasskeys: StaffPasskeyRow;
}
