import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import type { Device } from "#app/lib/sign-in/device.ts";
import {
  createSessionKeeper,
  deleteSessionsOf,
  type SessionLife,
  sessionIdle,
  sessionLongest,
} from "#app/lib/sign-in/sessions.server.ts";
import type { AccountOwner } from "./ports.server.ts";

/** @returns false when the id or address is already used. */
export async function insertUser(db: Db, { uid, email, name }: AccountOwner, now: number): Promise<boolean> {
  const time = new Date(now).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values({ id: uid, email, name, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A hosted service's person, whose address or name may have changed. */
async function copyUser(db: Db, { uid, email, name }: AccountOwner, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  // The service may have deleted an account and created another with the same address.
  await db.deleteFrom("users").where("email", "=", email).where("id", "!=", uid).execute();
  await db
    .insertInto("users")
    .values({ id: uid, email, name, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ email, name, updatedAt: time }))
    .execute();
}

/** Only copies that were not renewed since `before` (milliseconds since 1970). */
async function deleteStrayCopies(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("users")
    .where("updatedAt", "<", new Date(before).toISOString())
    .where("id", "not in", db.selectFrom("members").select("uid"))
    .where("id", "not in", db.selectFrom("sessions").select("userId"))
    .execute();
}

/** `email` in its comparable form (`emailKey`). */
export function userByEmail(db: Db, email: string): Promise<AccountOwner | undefined> {
  return db.selectFrom("users").select(["id as uid", "email", "name"]).where("email", "=", email).executeTakeFirst();
}

const userById = (db: Db, id: string): Promise<(AccountOwner & { generation: number }) | undefined> =>
  db.selectFrom("users").select(["id as uid", "email", "name", "generation"]).where("id", "=", id).executeTakeFirst();

/** Milliseconds since 1970. */
export async function userOpenedAt(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom("users").select("createdAt").where("id", "=", id).executeTakeFirst();
  return row && Date.parse(row.createdAt);
}

async function generationOf(db: Db, email: string): Promise<number> {
  const found = db.selectFrom("users").select("generation").where("email", "=", email);
  return (await found.executeTakeFirst())?.generation ?? 0;
}

async function raiseGeneration(db: Db, id: string): Promise<void> {
  await db
    .updateTable("users")
    .set((is) => ({ generation: is("generation", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Sessions and password go with the row. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

export interface SignedIn {
  ok: true;
  person: AccountOwner;
  session: string;
}

export interface Sessions {
  /** @throws Error when there is no such account. */
  begin: (person: AccountOwner, userAgent: string) => Promise<SignedIn>;
  /** How many times all sessions of the account were ended; read it before checking a password. */
  generationOf: (email: string) => Promise<number>;
  /** Undefined if all sessions were ended (as by a new password) after `generation` was read. */
  beginIn: (generation: number, person: AccountOwner, userAgent: string) => Promise<SignedIn | undefined>;
  /** Each use extends the session by seven days, up to thirty days in total. */
  personOf: (session: string) => Promise<AccountOwner | undefined>;
  devicesOf: (session: string) => Promise<Device[]>;
  end: (session: string, device?: string) => Promise<boolean>;
  endAll: (uid: string) => Promise<void>;
  /** For a deleted account; also deletes the copy of a hosted one. */
  forget: (uid: string) => Promise<void>;
  tidy: () => Promise<void>;
}

interface Parts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  /** A hosted service has the accounts: each sign-in copies the person. */
  isHosted: boolean;
}

/** The most milliseconds between copying a person and adding their member row. */
const longestRegistration = 60 * 60_000;
const life: SessionLife = { idle: sessionIdle, longest: sessionLongest, extendEvery: 60 * 60 };

export function createSessions({ db, secret, now, isHosted }: Parts): Sessions {
  const personOf = (uid: string) => userById(db, uid);
  const sessions = createSessionKeeper({ db, secret, now, table: "sessions", life, personOf });

  async function beginIn(generation: number | undefined, person: AccountOwner, userAgent: string) {
    if (isHosted) await db.transaction().execute((tx) => copyUser(tx, person, now()));
    const begun = await sessions.begin(person.uid, generation, userAgent);
    return begun && ({ ok: true, person, session: begun.token } as const);
  }

  async function endAll(uid: string): Promise<void> {
    // The count also ends a session that begins at the same time.
    await db.transaction().execute(async (tx) => {
      await raiseGeneration(tx, uid);
      await deleteSessionsOf(tx, "sessions", uid);
    });
  }

  return {
    async begin(person, userAgent) {
      const begun = await beginIn(undefined, person, userAgent);
      if (!begun) throw new Error("There is no such account.");
      return begun;
    },
    generationOf: (email) => generationOf(db, emailKey(email)),
    beginIn,
    async personOf(session) {
      const found = await sessions.find(session);
      return found && { uid: found.person.uid, email: found.person.email, name: found.person.name };
    },
    devicesOf: sessions.devices,
    end: sessions.end,
    endAll,
    async forget(uid) {
      await endAll(uid);
      await deleteUser(db, uid);
    },
    async tidy() {
      // The embedded service has the accounts themselves, not copies. A registration copies the person before adding
      // the member.
      if (isHosted) await deleteStrayCopies(db, now() - longestRegistration);
    },
  };
}
