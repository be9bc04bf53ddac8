import type { NoKey } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Submission } from "#app/platform/db/tables.ts";

/** The same key sent twice is done once, with the same answer. */
export interface Act {
  actor: StaffActor;
  key: string;
  reference: string;
}

export interface SubmissionChange extends Act {
  version: number;
}

export const erasingReasons = ["asked", "guardianDisagrees", "test", "mistake"] as const;

/**
 * Why nothing was changed:
 * - missing: the submission, note, merge, document or person does not exist (any more)
 * - changed: somebody changed it since the form was rendered; `lastBy` is the last author, empty for the site
 * - notNext: that state cannot follow; kinds: feedback is not merged with an application
 * - tooLong, characters: the text could not be stored unchanged
 * - badDate: no day, one that has passed, or more than a year ahead; tooLate: 30 days are over
 * - aadhaar: a receipt's number looks like an Aadhaar number, which is not stored
 * - amountTooHigh: more on the first day than the fee order allows
 * - addressee: none of the group with that reference has an address
 * - differ: addresses, numbers or names differ, and nobody has said that they checked
 */
export type InboxRefusal =
  | NoKey
  | { ok: false; reason: "changed"; submission: Submission; lastBy: string | undefined }
  | {
      ok: false;
      reason:
        | "missing"
        | "forbidden"
        | "notNext"
        | "dateNeeded"
        | "reasonNeeded"
        | "committeeNeeded"
        | "textNeeded"
        | "tooLong"
        | "characters"
        | "kinds"
        | "badDate"
        | "consentNeeded"
        | "guardianNeeded"
        | "aadhaar"
        | "badAmount"
        | "amountTooHigh"
        | "amountNeeded"
        | "merged"
        | "differ"
        | "addressee"
        | "tooLate";
    };

/** Done now, or earlier by the same form. */
export interface InboxDone {
  ok: true;
  reference: string;
  version: number;
}

export type InboxOutcome = InboxDone | InboxRefusal;
