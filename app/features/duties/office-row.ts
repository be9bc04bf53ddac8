import type { Urgency } from "./urgency.ts";

export interface OfficeRow {
  id: string;
  title: string;
  authority: string;
  urgency: Urgency;
  state: string;
  /** The sentence that one usually applies about now, unless something is applied for. */
  usual: string | undefined;
  until: string | undefined;
  paper: string | undefined;
  /** Undefined for the principal. */
  owner: string | undefined;
  /** Whether the entered owner cannot sign in, so that the principal looks after the row. */
  isPrincipalInstead: boolean;
  isUnknown: boolean;
  takesPapers: boolean;
  lastLook: { on: string; byName?: string } | undefined;
}
