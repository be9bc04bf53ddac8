import type { MemberRow } from "#app/platform/db/tables.ts";

/** `unproven`: the address may be a stranger's; `waiting`: for the office's decision. */
export type Stage = "unproven" | "waiting" | "approved";

export interface Quota {
  works: number;
  /** Size limit of the profile document as JSON in bytes; the same for the draft. */
  bytes: number;
}

const kilobyte = 1024;

/** Little is allowed before the address is confirmed, since anyone can register. */
export const quotas: Record<Stage, Quota> = {
  unproven: { works: 10, bytes: 64 * kilobyte },
  waiting: { works: 30, bytes: 256 * kilobyte },
  approved: { works: 200, bytes: 256 * kilobyte },
};

export function stageOf({ approvedAt, provenAt }: Pick<MemberRow, "approvedAt" | "provenAt">): Stage {
  if (approvedAt !== null) return "approved";
  return provenAt === null ? "unproven" : "waiting";
}
