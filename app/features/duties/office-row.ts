import type { Urgency } from "./urgency.ts";

/** A row of the office's list. */
export interface OfficeRow {
  id: string;
  title: string;
  authority: string;
  urgency: Urgency;
  /** Its state, in words. */
  state: string;
  /** That one usually applies about now, unless something is applied for. */
  usual: string | undefined;
  /** The last day on which it counts or counted. */
  until: string | undefined;
  /** The document, or the application, that the state follows from. */
  paper: string | undefined;
  /** The name of who looks after it; undefined for the principal. */
  owner: string | undefined;
  /** Whether the owner that is entered cannot sign in, so that the principal looks after it. */
  isPrincipalInstead: boolean;
  /** Whether nobody has said yet if it applies. */
  isUnknown: boolean;
  /** Whether documents fill it; other rows are filled elsewhere. */
  takesPapers: boolean;
  lastLook: { on: string; byName?: string } | undefined;
}
