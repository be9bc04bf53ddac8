import type { MemberRow } from "#app/platform/db/tables.ts";

/** How far an account has come: a stranger's address may have been used, it waits for the office, it is approved. */
export type Stage = "unproven" | "waiting" | "approved";

/** What an account may keep. */
export interface Room {
  /** Entries in each list of works. */
  works: number;
  /** Bytes of the profile document as JSON; the draft may have as many. */
  bytes: number;
}

const kilobyte = 1024;

/** What an account may keep at each stage: anyone can register, so it is little before the address is confirmed. */
export const rooms: Record<Stage, Room> = {
  unproven: { works: 10, bytes: 64 * kilobyte },
  waiting: { works: 30, bytes: 256 * kilobyte },
  approved: { works: 200, bytes: 256 * kilobyte },
};

/** How far a member's account has come. */
export function stageOf({ approvedAt, provenAt }: Pick<MemberRow, "approvedAt" | "provenAt">): Stage {
  if (approvedAt !== null) return "approved";
  return provenAt === null ? "unproven" : "waiting";
}
