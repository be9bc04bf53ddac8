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
