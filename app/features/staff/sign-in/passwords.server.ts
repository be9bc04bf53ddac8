import type { Kysely } from "kysely";
import { createPasswordHash, type HashCost, passwordQueues } from "#app/features/accounts/index.server.ts";
import { staffByEmail } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import { keepStaffHash, staffHashOf } from "./passwords.rows.server.ts";

/** The passwords of the office: hashed as the faculty's, and in the same queues. */
export interface StaffPasswords {
  /** Whose password this is; an unknown address and a wrong password take the same time. */
  verify: (
    email: string,
    password: string,
    isKnown: boolean,
  ) => Promise<{ ok: true; row: StaffUserRow } | TooMany | { ok: false; reason: "wrongCredentials" }>;
  /** Hashes a password that somebody sets who has proved who they are. */
  hash: (password: string) => Promise<string>;
  /** Sets it; call it within a transaction. */
  keep: (db: Db, uid: string, hash: string) => Promise<void>;
}

interface Parts {
  db: Kysely<Tables>;
  now: () => number;
  hashCost?: HashCost | undefined;
}

/** UTF-16 units of the longest password; a longer one would only cost time. */
const longest = 256;

/** Puts it together. */
export function createStaffPasswords({ db, now, hashCost }: Parts): StaffPasswords {
  const passwords = createPasswordHash(hashCost);
  return {
    async verify(email, password, isKnown) {
      const row = await staffByEmail(db, emailKey(email));
      const hash = row && (await staffHashOf(db, row.id));
      const queue = isKnown ? passwordQueues.knownSignIns : passwordQueues.signIns;
      const checked = await queue(async () => password.length <= longest && passwords.isPasswordOf(hash, password));
      if (!checked.ok) return checked;
      return row && hash !== undefined && checked.value ? { ok: true, row } : { ok: false, reason: "wrongCredentials" };
    },
    hash: (password) => passwordQueues.proven(() => passwords.hash(password)),
    keep: (tx, uid, hash) => keepStaffHash(tx, uid, hash, now()),
  };
}
