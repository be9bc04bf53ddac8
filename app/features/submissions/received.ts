import type { Submission } from "#app/platform/db/tables.ts";

/**
 * When the office received a submission, from which its waiting time counts: when its code was entered, or when it was
 * sent if it needs none. In milliseconds since 1970.
 */
export const receivedAt = ({
  callTime,
  confirmedAt,
  createdAt,
}: Pick<Submission, "callTime" | "confirmedAt" | "createdAt">): number =>
  callTime === null ? (confirmedAt ?? createdAt) : createdAt;
