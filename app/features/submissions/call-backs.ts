import { unwantedReasons } from "#app/platform/db/inbox-tables.ts";
import type { Submission } from "#app/platform/db/tables.ts";

const day = 24 * 60 * 60_000;

/**
 * How long, in milliseconds, an unconfirmed request to be called and what was closed as advertising or abuse are kept,
 * and how long a number whose owner did not ask is not called again.
 */
export const shortLife = 30 * day;

/** The office has not spoken with them: the number may be a stranger's. */
export const isUnconfirmedCall = ({ callTime, confirmedAt }: Pick<Submission, "callTime" | "confirmedAt">): boolean =>
  callTime !== null && confirmedAt === null;

/** When a submission is erased automatically, in milliseconds since 1970. */
export function erasedAt(
  submission: Pick<Submission, "callTime" | "closedFor" | "confirmedAt" | "createdAt" | "stateSince">,
  retentionDays: number,
): number {
  const { closedFor, createdAt, stateSince } = submission;
  const end = createdAt + retentionDays * day;
  const isShort = isUnconfirmedCall(submission) || unwantedReasons.some((reason) => reason === closedFor);
  return isShort ? Math.min(end, stateSince + shortLife) : end;
}
