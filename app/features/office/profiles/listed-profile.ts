import type { ProfileFile } from "#app/features/profiles/schema.ts";

/** The most urgent first. */
export const profileStatuses = ["waiting", "changed", "unfinished", "approved", "suspended"] as const;

export interface ListedProfile {
  uid: string;
  email: string;
  name: string;
  department: string;
  portrait: ProfileFile | undefined;
  standing: (typeof profileStatuses)[number];
  isProven: boolean;
  /** Milliseconds since 1970; undefined if nothing is written yet. */
  changedAt: number | undefined;
}
