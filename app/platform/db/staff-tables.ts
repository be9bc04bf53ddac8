import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#app/platform/actor.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { SessionRow } from "./account-tables.ts";

/** A person with an account of the office. Who leaves is suspended, and stays by name in the activity log. */
interface StaffUsers {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  emailVerified: Generated<0 | 1>;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  role: StaffRole;
  /** The language of mails to them. */
  locale: Locale;
  firstLanguage: Locale;
  suspendedAt: number | null;
  /** Whether they may export what visitors sent. */
  mayExport: Generated<0 | 1>;
  /** When a mail to them was given up last. */
  undeliveredAt: number | null;
  /** The uid of who invited them; none where a command did. */
  invitedBy: string | null;
  /** The id of the mailed link that sets up the second step; none once that is done. */
  enrolId: string | null;
  /** How often all sessions were ended. */
  generation: Generated<number>;
  /** The role that an admin asks a principal to confirm; the same as `role` for an invitation that waits for it. */
  askedRole: StaffRole | null;
  /** The uid of the person who asks. */
  askedBy: string | null;
  /** Whether they have been principal at any time, with both steps. */
  wasPrincipal: Generated<0 | 1>;
  /** When all that is known of them was erased. */
  erasedAt: number | null;
}

export type StaffUserRow = Selectable<StaffUsers>;

/** A session of the office, and when its person last proved who they are. */
interface StaffSessions extends SessionRow {
  confirmedAt: Generated<number>;
}

/** The password of an account of the office, as a hash. */
export interface StaffCredentialRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The second step of an account: an app that shows codes, and recovery codes. */
export interface StaffTwoFactorRow {
  userId: string;
  /** Encrypted. */
  secret: string;
  /** When a code of the app was first right; until then it is no second step. */
  verifiedAt: number | null;
  /** The step of 30 seconds whose code was used last: it and those before are refused. */
  lastStep: Generated<number>;
  /** JSON: keyed digests of the recovery codes that are left. */
  recoveryCodes: string;
}

/** A passkey (WebAuthn), which is a second step too. */
export interface StaffPasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  userId: string;
  publicKey: Uint8Array;
  counter: number;
  /** JSON. */
  transports: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

/** The accounts of the office. Times that are numbers are milliseconds since 1970. */
export interface StaffTables {
  staffUsers: StaffUsers;
  staffSessions: StaffSessions;
  staffCredentials: StaffCredentialRow;
  staffTwoFactors: StaffTwoFactorRow;
  staffPasskeys: StaffPasskeyRow;
}
