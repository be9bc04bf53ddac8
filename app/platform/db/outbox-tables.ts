/**
 * The event that a mail reports and its recipient; `answer` is what the office wrote to its sender, `account`
 * is to a faculty member about their account, `morning` and `reminder` tell the office whom to call and which papers end,
 * `news` tells people who asked about admission what was published, `proof` has the newest entry of the publication log.
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
  | "morning"
  | "reminder"
  | "proof"
  | "news";

/** A pending mail; one about a submission is rendered from it when it is sent. */
export interface OutboxRow {
  id: string;
  kind: MailKind;
  /**
   * The id of the submission or the member it is about; null once that is erased. `details` then has the mail's data as
   * JSON, and always for a mail to a member.
   */
  resourceId: string | null;
  details: string | null;
  createdAt: number;
  dueAt: number;
  attempts: number;
  /** Until when the sending process has claimed it; afterwards another process may. */
  claimedUntil: number | null;
}
