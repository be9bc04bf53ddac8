import type { TooMany } from "#app/platform/limits/limits.server.ts";

/** Why something was not done. */
export type Refusal =
  | TooMany
  | { ok: false; reason: "wrongCode" }
  /** The mail failed; the ticket still takes the wish for another. */
  | { ok: false; reason: "unsent"; ticket: string };
