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
import type { InboxTables, Status, SubmissionKeys, SubmissionStanding } from "./inbox-tables.ts";
import type { RecordTables } from "./record-tables.ts";
import type { SharedTables } from "./shared-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/** What visitors send: the admission enquiry, the D.Pharm application, and feedback. */
export const submissionKinds = ["enquiry", "application", "feedback"] as const;
export type Kind = (typeof submissionKinds)[number];

export type { Status } from "./inbox-tables.ts";

/** Times are milliseconds since 1970, truth values 0 or 1: both stores have these. */
interface SentSubmission {
  id: string;
  kind: Kind;
  /** The reference that the visitor gets; none while it is unconfirmed. */
  reference: string | null;
  status: Status;
  locale: Locale;
  name: string | null;
  hscPercentage: string | null;
  email: string | null;
  phone: string | null;
  text: string | null;
  isMinor: 0 | 1;
  guardianName: string | null;
  guardianPhone: string | null;
  /** When the office had the guardian's word on the phone. */
  guardianConfirmedAt: number | null;
  consentVersion: string;
  createdAt: number;
  confirmedAt: number | null;
  changedAt: number | null;
}

type SubmissionTable = SentSubmission & SubmissionStanding;

/** What a visitor sent, or the office wrote down for a caller, and its state. */
export type Submission = Selectable<SubmissionTable>;

/** A submission's row also has what it is compared and found by. */
export type SubmissionRow = Submission & SubmissionKeys;

/** What a code was mailed for. */
export type Purpose = "enquiry" | "lookup" | "signIn" | "reset" | "confirm";

/** A code that was mailed, as a keyed hash. */
export interface CodeRow {
  /** The ticket: names the code in a hidden field. */
  id: string;
  purpose: Purpose;
  emailKey: string;
  /** The id of the submission or the member it opens; none for a code that no one was sent, which opens nothing. */
  resourceId: string | null;
  /** Empty where the code is used or has died. */
  hash: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
}

/**
 * What happened to a submission, and whom the mail tells; `answer` is what the office wrote to its sender, `account`
 * tells a faculty member of their account, `morning` somebody of the office what is due.
 */
export type MailKind =
  | "office-new"
  | "office-corrected"
  | "office-erased"
  | "confirmation"
  | "erasure"
  | "account"
  | "answer"
  | "staff"
  | "morning";

/** A mail that waits to be sent; one about a submission is written from that when it is. */
export interface OutboxRow {
  id: string;
  kind: MailKind;
  /**
   * The id of the submission or the member it is about; none once that is erased. `details` has, as JSON, what such a mail tells,
   * and what each mail to a member does.
   */
  resourceId: string | null;
  details: string | null;
  createdAt: number;
  dueAt: number;
  attempts: number;
  /** Until when the process that sends it has it to itself; after that another takes it. */
  claimedUntil: number | null;
}

/** A member of the faculty: what the site itself keeps of an account, whichever service checks its password. */
export interface MemberRow {
  uid: string;
  email: string;
  emailKey: string;
  /** The language the office's mails to them are in. */
  locale: Locale;
  createdAt: number;
  /** When a code or an invitation first showed that the address is theirs. */
  provenAt: number | null;
  /** When the office approved the profile, last. */
  approvedAt: number | null;
  suspendedAt: number | null;
  /** Why, as the office typed it. */
  suspendedFor: string | null;
  /** When the mail went that the account is erased unless the address is confirmed. */
  warnedAt: number | null;
  /** The profile as the office approved it, as JSON: this is what the public sees. */
  published: string | null;
  /** When the member's account began to be erased, until nothing of it is left. */
  erasingAt: number | null;
}

/** A document of the embedded document store. */
export interface DocumentRow {
  path: string;
  /** JSON. */
  data: string;
  changedAt: number;
  /** Another number after each change. */
  version: number;
}

/** What a file is uploaded for. */
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
 * Numbers the site remembers, times in milliseconds since 1970: when the clock was last looked at, since when it is
 * not believed, when it was last tried whether the store can be written, and when the next list goes to the office; and
 * of which secret the store is, and of which service the faculty's accounts.
 */
export type FactName =
  | "clockSeenAt"
  | "clockDoubtedSince"
  | "writtenAt"
  | "officeListAt"
  | "morningMailOn"
  | "secretFingerprint"
  | "facultyService";

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
  /** Custom tokens that were used; each opens an account once. */
  spentTokens: { id: string; expiresAt: number };
  audit: AuditRow;
  facts: { name: FactName; value: number };
  knownDevices: KnownDeviceRow;
  /** When mails went to the office one by one, of the last hour. */
  officeMails: { id: string; sentAt: number };
}
