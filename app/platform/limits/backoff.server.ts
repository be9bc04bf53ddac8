import type { Kysely } from "kysely";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { Backoff } from "./backoff.ts";
import { createMemoryBackoff } from "./memory-backoff.ts";
import { createSharedBackoff } from "./shared-backoff.server.ts";

export type { AttemptLimit, Backoff } from "./backoff.ts";

interface Parts {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The store, if several processes share it. */
  shared?: Kysely<Tables> | undefined;
  secret: Secret;
}

/** Makes the back-off: in memory for a single process, or in the store that several processes share. */
export const createBackoff = ({ now, shared, secret }: Parts): Backoff =>
  shared ? createSharedBackoff(shared, secret, now) : createMemoryBackoff(now);
