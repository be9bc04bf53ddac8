import type { Generated, Selectable } from "kysely";
import type { StaffRole } from "#app/platform/actor.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { CredentialRow, SessionRow } from "./account-tables.ts";

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
