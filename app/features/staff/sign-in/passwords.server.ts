import type { Kysely } from "kysely";
import { staffByEmail } from "#app/features/staff/staff-users.rows.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";
import type { HashCost } from "#app/platform/sign-in/password-hash.server.ts";
import { createPasswords } from "#app/platform/sign-in/passwords.server.ts";
import { keepStaffHash, staffHashOf } from "./passwords.rows.server.ts";

/** Hashed like the faculty's passwords, and in the same queues. */
export interface StaffPasswords {
  /** An unknown address and a wrong password take the same time. */
  verify: (
    email: string,
    password: string,
    isKnown: boolean,
  ) => Promise<{ ok: true; row: StaffUserRow } | TooMany | { ok: false; reason: "wrongCredentials" }>;
  hash: (password: string) => Promise<string>;
  /** Call it within a transaction. */
  keep: (db: Db, uid: string, hash: string) => Promise<void>;
}

interface Parts {
  db: Kysely<Tables>;
  hashCost?: HashCost | undefined;
}

export function createStaffPasswords({ db, hashCost }: Parts): StaffPasswords {
  const passwords = createPasswords(hashCost);
  return {
    async verify(email, password, isKnown) {
      const row = await staffByEmail(db, emailKey(email));
      const hash = row && (await staffHashOf(db, row.id));
      const checked = await passwords.check(hash, password, isKnown ? "known" : "stranger");
      if (!checked.ok) return checked;
      return row && hash !== undefined && checked.value ? { ok: true, row } : { ok: false, reason: "wrongCredentials" };
    },
    hash: passwords.hash,
    keep: keepStaffHash,
  };
}
