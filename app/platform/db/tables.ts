import type { Selectable } from "kysely";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type {
  AuditRow,
  CredentialRow,
  KnownDeviceRow,
  SessionRow,
  UnfinishedRegistrationRow,
  UserRow,
} from "./account-tables.ts";
import type { CallTime, InboxTables, Status, SubmissionKeys, SubmissionStanding } from "./inbox-tables.ts";
import type { OutboxRow } from "./outbox-tables.ts";
import type { RecordTables } from "./record-tables.ts";
import type { SharedTables } from "./shared-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Kinds of submissions: the admission enquiry, the D.Pharm application and feedback. */
export const submissionKinds = ["enquiry", "application", "feedback"] as const;
export type Kind = (typeof submissionKinds)[number];

export type { Status } from "./inbox-tables.ts";

/** Times are milliseconds since 1970, booleans 0 or 1, which both engines support. */
interface SentSubmission {
  id: string;
  kind: Kind;
  /** The visitor's reference; null while unconfirmed. */
  reference: string | null;
  status: Status;
  locale: Locale;
  name: string | null;
  hscPercentage: string | null;
  email: string | null;
  phone: string | null;
  text: string | null;
  /** For an enquiry that asks to be called, without an email address; null for all others. */
  callTime: CallTime | null;
  isMinor: 0 | 1;
  guardianName: string | null;
  guardianPhone: string | null;
  /** When the guardian confirmed to the office by phone. */
  guardianConfirmedAt: number | null;
  consentVersion: string;
  createdAt: number;
  confirmedAt: number | null;
  changedAt: number | null;
}

type SubmissionTable = SentSubmission & SubmissionStanding;

/** A submission by a visitor, or recorded by the office for a caller, with its state. */
export type Submission = Selectable<SubmissionTable>;

/** A submission's row, including the columns used for comparison and search. */
export type SubmissionRow = Submission & SubmissionKeys;

/** Why a code was mailed. */
export type Purpose = "enquiry" | "lookup" | "signIn" | "reset" | "confirm";

/** A code that was mailed, as a keyed hash. */
export interface CodeRow {
  /** The ticket, which identifies the code in a hidden field. */
  id: string;
  purpose: Purpose;
  emailKey: string;
  /** The id of the submission or member that it opens; null for a code that was sent to nobody and opens nothing. */
  resourceId: string | null;
  /** Empty when the code was used or invalidated. */
  hash: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
}

/** A faculty member: what the site itself stores about an account, whichever service checks its password. */
export interface MemberRow {
  uid: string;
  email: string;
  emailKey: string;
  /** The language of the office's mails to them. */
  locale: Locale;
  createdAt: number;
  /** When a code or an invitation first proved that the address is theirs. */
  provenAt: number | null;
  /** When the office last approved the profile. */
  approvedAt: number | null;
  suspendedAt: number | null;
  /** The reason, as the office typed it. */
  suspendedFor: string | null;
  /** When the warning was mailed that the account will be erased unless the address is confirmed. */
  warnedAt: number | null;
  /** The approved profile, as JSON, which is what the public sees. */
  published: string | null;
  /** When erasing the account began; the row is deleted once nothing is left. */
  erasingAt: number | null;
}

/** A document of the embedded document store. */
export interface DocumentRow {
  path: string;
  /** JSON. */
  data: string;
  changedAt: number;
  /** Different after each change. */
  version: number;
}

/** Purposes of uploads. */
export type UploadKind = "photo" | "resume";

/** A file of a member; its id is part of its address and cannot be guessed. */
export interface UploadRow {
  id: string;
  uid: string;
  kind: UploadKind;
  type: "image/webp" | "application/pdf";
  bytes: Uint8Array;
  createdAt: number;
}

/**
 * Numbers that the site stores. Times (ms since 1970): of the last clock check, since when the clock is distrusted, of
 * the last test write, and of the next list to the office. Also the fingerprint of the secret, and which service has
 * the faculty's accounts.
 */
export type FactName =
  | "clockSeenAt"
  | "clockDoubtedSince"
  | "writtenAt"
  | "officeListAt"
  | "morningMailOn"
  | "secretFingerprint"
  | "facultyService";

/** The set-up of a site that began with the sample; there is no row until somebody has opened its link. */
export interface SetUpRow {
  id: "site";
  /** JSON: what was answered, by field. */
  answers: string;
  /** How many browsers have opened a link. Each link counts for one number, so it can be used once. */
  claims: number;
  /** A keyed digest of the token in the cookie of the browser that opened the last one. */
  holder: string;
  /** When the answers became the site; null while the sample is shown. */
  finishedAt: number | null;
  /** The account that was made then; while `finishedAt` is null, the principal who set the site up again. */
  finishedBy: string | null;
}

export interface Tables extends SharedTables, RecordTables, StaffTables, InboxTables {
  submissions: SubmissionTable & SubmissionKeys;
  codes: CodeRow;
  outbox: OutboxRow;
  members: MemberRow;
  documents: DocumentRow;
  uploads: UploadRow;
  sessions: SessionRow;
  users: UserRow;
  credentials: CredentialRow;
  unfinishedRegistrations: UnfinishedRegistrationRow;
  /** Used custom tokens; each can be used once. */
  spentTokens: { id: string; expiresAt: number };
  audit: AuditRow;
  facts: { name: FactName; value: number };
  knownDevices: KnownDeviceRow;
  setUp: SetUpRow;
  /** Times of the mails sent to the office individually within the last hour. */
  officeMails: { id: string; sentAt: number };
}
