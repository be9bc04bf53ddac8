import { auditOf, insertAudit } from "#app/store/audit.server.ts";
import type { Rows } from "#app/store/store.server.ts";
import type { AuditEvent, AuditRow } from "#app/store/tables.ts";
import { newId } from "./codes.server.ts";
import { emailKey } from "./email-key.ts";
import type { Secret } from "./secret.server.ts";

/** Whom something noted is about: a member, or an address that may have no account. */
export type About = { uid: string } | { email: string } | "nobody";

/** Notes what happens to accounts: when, to whom, how; no internet address, no password, no code. */
export interface Audit {
  /** `rows` is the transaction it is part of, where it is part of one. */
  note: (event: AuditEvent, about: About, way?: "password" | "code" | "token" | "office", rows?: Rows) => Promise<void>;
  /** What was noted of a member and of their address, the newest first. */
  of: (person: { uid: string; email: string }) => Promise<AuditRow[]>;
}

/** Puts the audit together; `now` gives milliseconds since 1970. */
export function createAudit({ db, secret, now }: { db: Rows; secret: Secret; now: () => number }): Audit {
  const digestOf = (email: string) => secret.digest(`audit:${emailKey(email)}`);
  return {
    note: (event, about, way, rows = db) =>
      insertAudit(rows, {
        id: newId(),
        at: now(),
        event,
        uid: about !== "nobody" && "uid" in about ? about.uid : null,
        emailDigest: about !== "nobody" && "email" in about ? digestOf(about.email) : null,
        way: way ?? null,
      }),
    of: ({ uid, email }) => auditOf(db, uid, digestOf(email)),
  };
}
