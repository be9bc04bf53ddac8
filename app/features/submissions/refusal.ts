import type { TooMany } from "#app/platform/limits/limits.server.ts";

export type SubmissionRefusal =
  | TooMany
  | { ok: false; reason: "wrongCode" | "erased" }
  /** The mail failed; with the ticket, another code can be requested. */
  | { ok: false; reason: "unsent"; ticket: string };
