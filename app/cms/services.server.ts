import type { Kysely } from "kysely";
import { createContext } from "react-router";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { Codes } from "#app/lib/codes/codes.server.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { Locks } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { Backoff } from "#app/lib/limits/backoff.server.ts";
import type { Limits } from "#app/lib/limits/limits.server.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";

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

export const drawPageContext = createContext<(address: string, records: PublicRecords) => Promise<Response>>();
