import type { NoKey } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Submission } from "#app/platform/db/tables.ts";

/** An action by a person on a submission. The same key sent twice is done once, with the same answer. */
export interface Act {
  actor: StaffActor;
  key: string;
  reference: string;
}

/** A change, with the version that its form was based on. */
export interface SubmissionChange extends Act {
  version: number;
}

/** Why the office erases early: the visitor asked, the guardian disagrees, or it was a test or a mistake. */
export const erasingReasons = ["asked", "guardianDisagrees", "test", "mistake"] as const;

/**
 * Why nothing was changed:
 * - missing: there is no such submission, note, merge, document or person (any more)
 * - forbidden: the role may not do that
 * - changed: somebody changed it since the form was rendered; `submission` is its current state, `lastBy` the last author, empty for the site
 * - notNext: that state cannot follow; dateNeeded, reasonNeeded, committeeNeeded: the state needs one
 * - textNeeded: the note is empty; tooLong, characters: the text could not be kept unchanged; kinds: feedback is not merged with an application
 * - badDate: no day, one that has passed, or more than a year ahead
 * - consentNeeded: without consent nothing is written down; guardianNeeded: nobody to ask for somebody under 18
 * - aadhaar: a receipt's number looks like an Aadhaar number, which is not kept
 * - badAmount, amountTooHigh, amountNeeded: what is paid on the first day is no number, more than the order allows, or nothing
 * - addressee: none of the group with that reference has an address
 * - differ: the two have other addresses, numbers or names, and nobody has said that they looked
 * - merged: they are one already; tooLate: 30 days are over
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

/** It is done, now or earlier by the same form. */
export interface InboxDone {
  ok: true;
  /** The reference of the submission to show next; after a merge, the leader's. */
  reference: string;
  /** The version that the next form is based on. */
  version: number;
}

export type InboxOutcome = InboxDone | InboxRefusal;
