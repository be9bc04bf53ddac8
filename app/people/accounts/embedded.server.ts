import { randomInt } from "node:crypto";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { DocumentRow } from "#app/lib/db/tables.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { createPasswords, type HashCost } from "#app/lib/sign-in/passwords.server.ts";
import { type AccountOwner, checkOwner, type DocumentStore, type IdentityService } from "./ports.server.ts";
import { deleteUser, insertUser, userByEmail, userOpenedAt } from "./sessions.server.ts";

const providerId = "credential";

async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const found = db.selectFrom("credentials").select("password").where("userId", "=", userId);
  return (await found.where("providerId", "=", providerId).executeTakeFirst())?.password ?? undefined;
}

/** Call it within a transaction. */
async function keepPasswordHash(db: Db, userId: string, password: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("credentials")
    .set({ password })
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.insertInto("credentials").values({ id: newId(), userId, providerId, password }).execute();
}

async function deletePasswordHash(db: Db, userId: string): Promise<boolean> {
  const theirs = db.deleteFrom("credentials").where("userId", "=", userId).where("providerId", "=", providerId);
  return (await theirs.executeTakeFirst()).numDeletedRows > 0n;
}

/** `after` is another hash of the same password; nothing happens if the password has changed since. */
async function replacePasswordHash(db: Db, userId: string, before: string, after: string): Promise<void> {
  await db
    .updateTable("credentials")
    .set({ password: after })
    .where("userId", "=", userId)
    .where("password", "=", before)
    .execute();
}

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

function documentsAt(db: Db, paths: string[]): Promise<DocumentRow[]> {
  return db.selectFrom("documents").selectAll().where("path", "in", paths).execute();
}

/** @returns false if there already is one. */
async function insertDocument(db: Db, path: string, data: string, changedAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("documents")
    // Not 1: an earlier document with this path may have had that version.
    .values({ path, data, changedAt, version: randomInt(2 ** 40) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if the version has changed. */
async function replaceDocument(
  db: Db,
  path: string,
  { data, version }: { data: string; version: number },
  changedAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("documents")
    .set((is) => ({ data, changedAt, version: is("version", "+", 1) }))
    .where("path", "=", path)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deleteDocument(db: Db, path: string): Promise<void> {
  await db.deleteFrom("documents").where("path", "=", path).execute();
}

export function createEmbeddedDocuments(db: Db, now: () => number): DocumentStore {
  const getAll: DocumentStore["getAll"] = async (owner, paths) => {
    for (const path of paths) checkOwner(owner, path);
    const rows = new Map((await documentsAt(db, paths)).map((row) => [row.path, row]));
    return paths.map((path) => {
      const row = rows.get(path);
      return row && { data: JSON.parse(row.data), version: String(row.version), changedAt: row.changedAt };
    });
  };
  return {
    get: async (owner, path) => (await getAll(owner, [path]))[0],
    getAll,
    async set(owner, path, document, version) {
      checkOwner(owner, path);
      const data = JSON.stringify(document);
      const isKept =
        version === undefined
          ? await insertDocument(db, path, data, now())
          : await replaceDocument(db, path, { data, version: Number(version) }, now());
      return isKept ? "kept" : "changed";
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      await deleteDocument(db, path);
    },
  };
}
