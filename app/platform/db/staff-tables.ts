import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#app/platform/actor.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { CredentialRow, SessionRow } from "./account-tables.ts";

/** A person with an office account. Those who leave are suspended; their names stay in the activity log. */
interface StaffUsers {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** ISO 8601. */
  createdAt: string;
  role: StaffRole;
  /** The language of mails to them. */
  locale: Locale;
  firstLanguage: Locale;
  suspendedAt: number | null;
  /** Whether they may export submissions. */
  mayExport: Generated<0 | 1>;
  /** When a mail to them last could not be delivered. */
  undeliveredAt: number | null;
  /** The uid of the person who invited them; null for a command. */
  invitedBy: string | null;
  /** The id of the mailed link that sets up the second factor; null once that is done. */
  enrolId: string | null;
  /** How many times all sessions were ended at once. */
  generation: Generated<number>;
  /** The role that an admin asks a principal to confirm; the same as `role` for an invitation awaiting confirmation. */
  askedRole: StaffRole | null;
  /** The uid of the person who asks. */
  askedBy: string | null;
  /** Whether they were ever principal, with a second factor set up. */
  wasPrincipal: Generated<0 | 1>;
  /** When their personal data was erased. */
  erasedAt: number | null;
}

export type StaffUserRow = Selectable<StaffUsers>;

/** A session of the office, and when its person last proved who they are. */
interface StaffSessions extends SessionRow {
  confirmedAt: Generated<number>;
}

/** The second factor of an account: an authenticator app, and recovery codes. */
export interface StaffTwoFactorRow {
  userId: string;
  /** Encrypted. */
  secret: string;
  /** When a code of the app was first correct; until then it does not count as a second factor. */
  verifiedAt: number | null;
  /** The 30-second step of the code used last: codes of it and of earlier steps are refused. */
  lastStep: Generated<number>;
  /** JSON: keyed digests of the unused recovery codes. */
  recoveryCodes: string;
}

/** A passkey (WebAuthn), which also counts as a second factor. */
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
  staffCredentials: CredentialRow;
  staffTwoFactors: StaffTwoFactorRow;
  staffPasskeys: StaffPasskeyRow;
}
