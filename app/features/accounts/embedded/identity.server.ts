import type { AccountOwner } from "#app/features/accounts/person.ts";
import type { IdentityService } from "#app/features/accounts/ports/identity.server.ts";
import { deleteUser, insertUser, userByEmail, userOpenedAt } from "#app/features/accounts/users.rows.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { HashCost } from "#app/platform/sign-in/password-hash.server.ts";
import { createPasswords } from "#app/platform/sign-in/passwords.server.ts";
import {
  deletePasswordHash,
  keepPasswordHash,
  passwordHashOf,
  replacePasswordHash,
} from "./credentials.rows.server.ts";

interface Parts extends Pick<PlatformServices, "db" | "now"> {
  hashCost?: HashCost | undefined;
}

export function createEmbeddedIdentity({ db, now, hashCost }: Parts): IdentityService {
  const passwords = createPasswords(hashCost);

  const find = (email: string) => userByEmail(db, emailKey(email));

  /** The hash was made with other parameters; the password may have been changed since. */
  async function renewHash(uid: string, hash: string, password: string): Promise<void> {
    const renewed = await passwords.renew(hash, password);
    if (renewed !== undefined) await replacePasswordHash(db, uid, hash, renewed);
  }

  return {
    async create({ email, name, password }) {
      const hashed = password === undefined ? undefined : await passwords.hashNew(password);
      if (hashed?.ok === false) return hashed;
      const person: AccountOwner = { uid: newId(), email: emailKey(email), name };
      return db.transaction().execute(async (tx) => {
        if (!(await insertUser(tx, person, now()))) return { ok: false, reason: "emailTaken" };
        if (hashed) await keepPasswordHash(tx, person.uid, hashed.value);
        return { ok: true, person };
      });
    },
    async verifyPassword(email, password, asker = "stranger") {
      const person = await find(email);
      const hash = person && (await passwordHashOf(db, person.uid));
      const checked = await passwords.check(hash, password, asker);
      if (!checked.ok) return checked;
      if (person === undefined || hash === undefined || !checked.value) return { ok: false, reason: "wrongPassword" };
      if (asker !== "member") await renewHash(person.uid, hash, password);
      return { ok: true, person };
    },
    find,
    openedAt: (uid) => userOpenedAt(db, uid),
    hasPassword: async (uid) => (await passwordHashOf(db, uid)) !== undefined,
    async setPassword(uid, password) {
      const hash = await passwords.hash(password);
      await db.transaction().execute((tx) => keepPasswordHash(tx, uid, hash));
      return { ok: true };
    },
    removePassword: (uid) => deletePasswordHash(db, uid),
    remove: (uid) => deleteUser(db, uid),
    isTokenGood: () => false,
    verifyToken: async () => undefined,
  };
}
