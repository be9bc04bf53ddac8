import type { ProfileFile } from "#app/features/profiles/schema.ts";

/** States of a profile, the most urgent first. */
export const standings = ["waiting", "changed", "unfinished", "approved", "suspended"] as const;

/** A member's profile in the list. */
export interface ListedProfile {
  uid: string;
  /** The account's email address. */
  email: string;
  name: string;
  department: string;
  portrait: ProfileFile | undefined;
  standing: (typeof standings)[number];
  isProven: boolean;
  /** Milliseconds since 1970; undefined if nothing is written yet. */
  changedAt: number | undefined;
}
