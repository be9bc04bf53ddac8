import type { Submission } from "#app/platform/db/tables.ts";

const day = 24 * 60 * 60_000;

/**
 * How long a request to be called is kept that nobody has confirmed, and for how long a number is not called again whose
 * owner did not ask for it, in milliseconds.
 */
export const unconfirmedCallLife = 30 * day;

/** Whether somebody asked to be called and the office has not spoken with them: the number may be a stranger's. */
export const isUnconfirmedCall = ({ callTime, confirmedAt }: Pick<Submission, "callTime" | "confirmedAt">): boolean =>
  callTime !== null && confirmedAt === null;

/** When a submission is erased by itself, in milliseconds since 1970. */
export function erasedAt(
  submission: Pick<Submission, "callTime" | "confirmedAt" | "createdAt" | "stateSince">,
  retentionDays: number,
): number {
  const { createdAt, stateSince } = submission;
  const end = createdAt + retentionDays * day;
  return isUnconfirmedCall(submission) ? Math.min(end, stateSince + unconfirmedCallLife) : end;
}
