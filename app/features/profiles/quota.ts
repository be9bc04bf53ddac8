import type { MemberRow } from "#app/platform/db/tables.ts";

/** The stage of an account: its address may be a stranger's, it waits for the office, or it is approved. */
export type Stage = "unproven" | "waiting" | "approved";

/** What an account may store. */
export interface Quota {
  /** Entries in each list of works. */
  works: number;
  /** Size limit of the profile document as JSON in bytes; the same for the draft. */
  bytes: number;
}

const kilobyte = 1024;

/** What an account may store at each stage: little before the address is confirmed, since anyone can register. */
export const quotas: Record<Stage, Quota> = {
  unproven: { works: 10, bytes: 64 * kilobyte },
  waiting: { works: 30, bytes: 256 * kilobyte },
  approved: { works: 200, bytes: 256 * kilobyte },
};

/** The stage of a member's account. */
export function stageOf({ approvedAt, provenAt }: Pick<MemberRow, "approvedAt" | "provenAt">): Stage {
  if (approvedAt !== null) return "approved";
  return provenAt === null ? "unproven" : "waiting";
}
