import type { Kysely } from "kysely";
import type { Codes } from "./codes/codes.service.server.ts";
import type { PublicRecords } from "./content/public-records.server.ts";
import type { Secret } from "./crypto/secret.server.ts";
import type { Locks } from "./db/locks.server.ts";
import type { Tables } from "./db/tables.ts";
import type { Backoff } from "./limits/backoff.server.ts";
import type { Limits } from "./limits/limits.server.ts";
import type { Outbox } from "./mail/outbox.service.server.ts";

export interface PlatformServices {
  db: Kysely<Tables>;
  secret: Secret;
  codes: Codes;
  limits: Limits;
  backoff: Backoff;
  locks: Locks;
  outbox: Outbox;
  records: () => PublicRecords;
  now: () => number;
}
