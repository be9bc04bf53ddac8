import type { Kysely } from "kysely";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { Backoff } from "./backoff.ts";
import { createMemoryBackoff } from "./memory-backoff.ts";
import { createSharedBackoff } from "./shared-backoff.server.ts";

export type { AttemptLimit, Backoff } from "./backoff.ts";

interface Parts {
  now: () => number;
  shared?: Kysely<Tables> | undefined;
  secret: Secret;
}

export const createBackoff = ({ now, shared, secret }: Parts): Backoff =>
  shared ? createSharedBackoff(shared, secret, now) : createMemoryBackoff(now);
