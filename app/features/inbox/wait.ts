import type { Submission } from "#app/platform/db/tables.ts";

const hour = 3_600_000;

/** How long somebody has waited, in whole hours, or from two days on in whole days. @param wait in milliseconds */
export function waitOf(wait: number): { count: number; unit: "hours" | "days" } {
  const hours = Math.floor(wait / hour);
  return hours < 48 ? { count: hours, unit: "hours" } : { count: Math.floor(hours / 24), unit: "days" };
}

/** The moment from which somebody waits: when they confirmed what they sent, or sent it. In milliseconds since 1970. */
export const waitsSince = ({ confirmedAt, createdAt }: Pick<Submission, "confirmedAt" | "createdAt">): number =>
  confirmedAt ?? createdAt;
