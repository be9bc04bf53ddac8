import type { Submission } from "#app/platform/db/tables.ts";

/**
 * The moment at which the office received a submission, from which its sender waits: when it was confirmed, or sent
 * where nothing is to be confirmed. In milliseconds since 1970.
 */
export const receivedAt = ({ confirmedAt, createdAt }: Pick<Submission, "confirmedAt" | "createdAt">): number =>
  confirmedAt ?? createdAt;
