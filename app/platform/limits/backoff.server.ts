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
  /** The store that processes share, if it is one. */
  shared?: Kysely<Tables> | undefined;
  secret: Secret;
}

/** Puts the back-off together: in the memory of the one process that uses a store, or in the store that many share. */
export const createBackoff = ({ now, shared, secret }: Parts): Backoff =>
  shared ? createSharedBackoff(shared, secret, now) : createMemoryBackoff(now);
