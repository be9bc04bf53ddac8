import type { Selectable } from "kysely";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type {
  AuditRow,
  CredentialRow,
  KnownDeviceRow,
  SessionRow,
  StaffTables,
  UnfinishedRegistrationRow,
  UserRow,
} from "./account-tables.ts";
import type { CallTime, InboxTables, Status, SubmissionKeys, SubmissionStanding } from "./inbox-tables.ts";
import type { RecordTables } from "./record-tables.ts";

export const submissionKinds = ["enquiry", "application", "feedback"] as const;
export type Kind = (typeof submissionKinds)[number];

export type { Status } from "./inbox-tables.ts";

/** Times are milliseconds since 1970, booleans 0 or 1, which both engines support. */
interface SentSubmission {
  id: string;
  kind: Kind;
  reference: string | null;
  status: Status;
  locale: Locale;
  name: string | null;
  hscPercentage: string | null;
  email: string | null;
  phone: string | null;
  text: string | null;
  /** Only of an enquiry without an email address, which asks to be called. */
  callTime: CallTime | null;
  isMinor: 0 | 1;
  guardianName: string | null;
  guardianPhone: string | null;
  guardianConfirmedAt: number | null;
  consentVersion: string;
  createdAt: number;
  confirmedAt: number | null;
  changedAt: number | null;
}

type SubmissionTable = SentSubmission & SubmissionStanding;

export type Submission = Selectable<SubmissionTable>;

export type SubmissionRow = Submission & SubmissionKeys;

export type Purpose = "enquiry" | "lookup" | "signIn" | "reset" | "confirm";

export interface CodeRow {
  /** The ticket, which identifies the code in a hidden field. */
  id: string;
  purpose: Purpose;
  emailKey: string;
  /** Null for a code that was sent to nobody and opens nothing. */
  resourceId: string | null;
  /** Empty when the code was used or invalidated. */
  hash: string;
  tries: number;
  createdAt: number;
  expiresAt: number;
}

/** What the site itself stores about an account, whichever service checks its password. */
export interface MemberRow {
  uid: string;
  email: string;
  emailKey: string;
  locale: Locale;
  createdAt: number;
  /** When a code or an invitation first proved that the address is theirs. */
  provenAt: number | null;
  approvedAt: number | null;
  suspendedAt: number | null;
  suspendedFor: string | null;
  /** The account is erased unless its address is confirmed after this warning. */
  warnedAt: number | null;
  /** JSON of the approved profile, which is what the public sees. */
  published: string | null;
  /** When erasing began; the row is deleted once nothing is left. */
  erasingAt: number | null;
}

export interface DocumentRow {
  path: string;
  data: string;
  changedAt: number;
  version: number;
}

export type UploadKind = "photo" | "resume";

/** The id is part of the file's address and cannot be guessed. */
export interface UploadRow {
  id: string;
  uid: string;
  kind: UploadKind;
  type: "image/webp" | "application/pdf";
  bytes: Uint8Array;
  createdAt: number;
}

/** Times are ms since 1970. `writtenAt`: the last test write; `officeListAt`: the next list to the office. */
export type FactName =
  | "clockSeenAt"
  | "clockDoubtedSince"
  | "writtenAt"
  | "officeListAt"
  | "morningMailOn"
  | "secretFingerprint"
  | "facultyService";

/** There is no row until somebody has opened the link of a site that began with the sample. */
export interface SetUpRow {
  id: "site";
  answers: string;
  /** Browsers that have opened a link. Each link is for one number, so it can be used once. */
  claims: number;
  /** A keyed digest of the cookie token of the browser that opened the last link. */
  holder: string;
  finishedAt: number | null;
  /** The account made then; while `finishedAt` is null, the principal who set the site up again. */
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
  /** Each can be used once. */
  spentTokens: { id: string; expiresAt: number };
  audit: AuditRow;
  facts: { name: FactName; value: number };
  knownDevices: KnownDeviceRow;
  setUp: SetUpRow;
  officeMails: { id: string; sentAt: number };
}

/** Stored because the next request may reach another process. */
export interface AnsweredPageRow {
  id: string;
  /** Sealed with the site's secret. */
  html: string;
  /** A keyed digest of the session it was rendered for. */
  session: string | null;
  isShownOnce: 0 | 1;
  expiresAt: number;
}

interface BackoffRow {
  key: string;
  count: number;
  nextAt: number;
  expiresAt: number;
}

interface LimitRow {
  /** The limit's name, and a keyed digest of the address or account. */
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

/** On PostgreSQL only; with SQLite in memory (failed attempts) or in the file of limits-file.server.ts. */
export interface SharedTables {
  limits: LimitRow;
  backoff: BackoffRow;
  answeredPages: AnsweredPageRow;
}

/** `answer`: from the office to a sender; `morning`, `reminder`: to the office; `proof`: the publication log. */
export type MailKind =
  | "office-new"
  | "office-corrected"
  | "office-erased"
  | "confirmation"
  | "erasure"
  | "account"
  | "answer"
  | "staff"
  | "morning"
  | "reminder"
  | "proof"
  | "news";

export interface OutboxRow {
  id: string;
  kind: MailKind;
  /** Null once the submission or member is erased; `details` then has the mail's data as JSON (for members always). */
  resourceId: string | null;
  details: string | null;
  createdAt: number;
  dueAt: number;
  attempts: number;
  claimedUntil: number | null;
}
