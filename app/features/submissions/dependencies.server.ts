import type { Kysely } from "kysely";
import type { Codes } from "#app/platform/codes/codes.service.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { Limits } from "#app/platform/limits/limits.server.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";

/** What the services stand on. */
export interface Ground {
  db: Kysely<Tables>;
  secret: Secret;
  codes: Codes;
  limits: Limits;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now: () => number;
}
