import type { Kysely } from "kysely";
import type { AccountOwner } from "#app/features/accounts/person.ts";
import type { IdentityService } from "#app/features/accounts/ports/identity.server.ts";
import { deleteUser, insertUser, userByEmail, userOpenedAt } from "#app/features/accounts/users.rows.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { emailKey } from "#app/platform/limits/email-key.ts";
import {
  deletePasswordHash,
  keepPasswordHash,
  passwordHashOf,
  replacePasswordHash,
} from "./credentials.rows.server.ts";
import { createPasswordHash, type HashCost } from "./password-hash.server.ts";
import { passwordQueues } from "./password-queues.server.ts";

interface Parts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The cost of hashing a password; lower in tests. */
  hashCost?: HashCost | undefined;
}

/** UTF-16 units of the longest password, two for each character of a form; a longer one would only cost time. */
const longestPassword = 256;

/** The identity service on the site's own store. */
export function createEmbeddedIdentity({ db, now, hashCost }: Parts): IdentityService {
  const queues = passwordQueues;
  const queueOf = { stranger: queues.signIns, known: queues.knownSignIns, member: queues.changes };
  const passwords = createPasswordHash(hashCost);

  const find = (email: string) => userByEmail(db, emailKey(email));

  const isRight = async (hash: string | undefined, password: string) =>
    password.length <= longestPassword && passwords.isPasswordOf(hash, password);

  /** Hashes a password again when its hash was made with other parameters; it may have been changed in the meantime. */
  async function renewHash(uid: string, hash: string, password: string): Promise<void> {
    if (!passwords.isOutdated(hash)) return;
    const renewed = await queues.signIns(() => passwords.hash(password));
    if (renewed.ok) await replacePasswordHash(db, uid, hash, renewed.value);
  }

  return {
    async create({ email, name, password }) {
      const hashed = password === undefined ? undefined : await queues.changes(() => passwords.hash(password));
      if (hashed?.ok === false) return hashed;
      const person: AccountOwner = { uid: newId(), email: emailKey(email), name };
      return db.transaction().execute(async (tx) => {
        if (!(await insertUser(tx, person, now()))) return { ok: false, reason: "emailTaken" };
        if (hashed) await keepPasswordHash(tx, person.uid, hashed.value, now());
        return { ok: true, person };
      });
    },
    async verifyPassword(email, password, asker = "stranger") {
      const person = await find(email);
      const hash = person && (await passwordHashOf(db, person.uid));
      const checked = await queueOf[asker](() => isRight(hash, password));
      if (!checked.ok) return checked;
      if (person === undefined || hash === undefined || !checked.value) return { ok: false, reason: "wrongPassword" };
      if (asker !== "member") await renewHash(person.uid, hash, password);
      return { ok: true, person };
    },
    find,
    openedAt: (uid) => userOpenedAt(db, uid),
    hasPassword: async (uid) => (await passwordHashOf(db, uid)) !== undefined,
    async setPassword(uid, password) {
      const hash = await queues.proven(() => passwords.hash(password));
      await db.transaction().execute((tx) => keepPasswordHash(tx, uid, hash, now()));
      return { ok: true };
    },
    removePassword: (uid) => deletePasswordHash(db, uid),
    remove: (uid) => deleteUser(db, uid),
    isTokenGood: () => false,
    verifyToken: async () => undefined,
  };
}
