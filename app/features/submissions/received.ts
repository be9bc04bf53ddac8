import type { Submission } from "#app/platform/db/tables.ts";

/** When its code was entered, or when it was sent if it needs none, in milliseconds since 1970. Waiting starts here. */
export const receivedAt = ({
  callTime,
  confirmedAt,
  createdAt,
}: Pick<Submission, "callTime" | "confirmedAt" | "createdAt">): number =>
  callTime === null ? (confirmedAt ?? createdAt) : createdAt;
