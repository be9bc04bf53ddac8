import { unwantedReasons } from "#app/platform/db/inbox-tables.ts";
import type { Submission } from "#app/platform/db/tables.ts";

const day = 24 * 60 * 60_000;

/**
 * How long a request to be called is kept that nobody has confirmed, and what was closed as advertising or abuse; and for how
 * long a number is not called again whose owner did not ask for it, in milliseconds.
 */
export const shortLife = 30 * day;

/** Whether somebody asked to be called and the office has not spoken with them: the number may be a stranger's. */
export const isUnconfirmedCall = ({ callTime, confirmedAt }: Pick<Submission, "callTime" | "confirmedAt">): boolean =>
  callTime !== null && confirmedAt === null;

/** When a submission is erased by itself, in milliseconds since 1970. */
export function erasedAt(
  submission: Pick<Submission, "callTime" | "closedFor" | "confirmedAt" | "createdAt" | "stateSince">,
  retentionDays: number,
): number {
  const { closedFor, createdAt, stateSince } = submission;
  const end = createdAt + retentionDays * day;
  const isShort = isUnconfirmedCall(submission) || unwantedReasons.some((reason) => reason === closedFor);
  return isShort ? Math.min(end, stateSince + shortLife) : end;
}
