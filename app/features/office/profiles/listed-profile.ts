import type { ProfileFile } from "#app/features/profiles/schema.ts";

/** The state of a profile; in the order in which the office needs them. */
export const standings = ["waiting", "changed", "unfinished", "approved", "suspended"] as const;

/** A member's profile as the list shows it. */
export interface ListedProfile {
  uid: string;
  /** The address of the account. */
  email: string;
  name: string;
  department: string;
  portrait: ProfileFile | undefined;
  standing: (typeof standings)[number];
  isProven: boolean;
  /** Milliseconds since 1970; undefined where nothing is written yet. */
  changedAt: number | undefined;
}
