import type { Submission } from "#app/platform/db/tables.ts";

/**
 * When the office received a submission, from which its waiting time counts: when it was confirmed, or when it was sent
 * if it needs no confirmation. In milliseconds since 1970.
 */
export const receivedAt = ({ confirmedAt, createdAt }: Pick<Submission, "confirmedAt" | "createdAt">): number =>
  confirmedAt ?? createdAt;
