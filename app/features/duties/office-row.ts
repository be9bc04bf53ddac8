import type { Urgency } from "./urgency.ts";

/** A row of the office's list. */
export interface OfficeRow {
  id: string;
  title: string;
  authority: string;
  urgency: Urgency;
  /** The document that the state follows from. */
  paper: string | undefined;
  /** Its last day, the day of the application, and of the letter that suspends it. */
  until: string | undefined;
  appliedOn: string | undefined;
  issuedOn: string | undefined;
  condition: string | undefined;
  why: string | undefined;
  /** The name of who looks after it; undefined for the principal. */
  owner: string | undefined;
  /** Whether the owner that is entered can no longer sign in. */
  hasLeft: boolean;
  /** Whether nobody has said yet if it applies. */
  isUnknown: boolean;
  /** Whether documents fill it; other rows are filled elsewhere. */
  takesPapers: boolean;
  lastLook: { on: string; byName?: string } | undefined;
}
