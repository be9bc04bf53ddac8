import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import type { SessionRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { Device } from "./device.ts";

const day = 24 * 60 * 60;
/** Seconds until an unused session expires; also the age of its cookie. */
export const sessionIdle = 7 * day;
/** Seconds after which a session ends even if it is used. */
export const sessionLongest = 30 * day;

type SessionTable = "sessions" | "staffSessions";

async function insertSession(db: Db, table: SessionTable, row: SessionRow): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

const sessionByHash = (db: Db, table: SessionTable, tokenHash: string, now: number) =>
  db.selectFrom(table).selectAll().where("tokenHash", "=", tokenHash).where("expiresAt", ">", now).executeTakeFirst();

const sessionsOf = (db: Db, table: SessionTable, userId: string, generation: number, now: number) =>
  db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("generation", "=", generation)
    .where("expiresAt", ">", now)
    .orderBy("createdAt")
    .execute();

/** Does nothing if the session has ended or another request was first. */
async function extendSession(
  db: Db,
  table: SessionTable,
  { id, seenAt }: Pick<SessionRow, "id" | "seenAt">,
  to: Pick<SessionRow, "seenAt" | "expiresAt">,
): Promise<void> {
  await db.updateTable(table).set(to).where("id", "=", id).where("seenAt", "=", seenAt).execute();
}

async function deleteSession(db: Db, table: SessionTable, userId: string, id: string): Promise<boolean> {
  const deleted = db.deleteFrom(table).where("userId", "=", userId).where("id", "=", id);
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
}

export async function deleteSessionsOf(db: Db, table: SessionTable, userId: string, but = ""): Promise<void> {
  await db.deleteFrom(table).where("userId", "=", userId).where("id", "!=", but).execute();
}

export async function deleteSessionsBefore(db: Db, table: SessionTable, end: number): Promise<void> {
  await db.deleteFrom(table).where("expiresAt", "<", end).execute();
}

/** Seconds. */
export interface SessionLife {
  idle: number;
  longest: number;
  /** Not every page is a write. */
  extendEvery: number;
}

interface Owner {
  generation: number;
}

interface FoundSession<Person extends Owner> {
  row: SessionRow;
  person: Person;
  /** Milliseconds since 1970. */
  endsAt: number;
}

interface SessionKeeper<Person extends Owner> {
  /** @returns undefined when the person may not sign in, or all sessions were ended since `generation` was read */
  begin: (
    uid: string,
    generation: number | undefined,
    userAgent: string,
  ) => Promise<{ id: string; token: string } | undefined>;
  find: (token: string) => Promise<FoundSession<Person> | undefined>;
  devices: (token: string) => Promise<Device[]>;
  end: (token: string, device?: string) => Promise<boolean>;
}

interface Parts<Person extends Owner> {
  db: Kysely<Tables>;
  secret: Secret;
  now: () => number;
  table: SessionTable;
  life: SessionLife;
  personOf: (uid: string) => Promise<Person | undefined>;
}

const tokenLength = 32;

export const tokenHashOf = (secret: Secret, table: SessionTable, token: string): string =>
  secret.hmac(`session:${table}:${token}`);

/**
 * Only digests of tokens, made with the site's secret, are stored: another secret ends all sessions. Raising a
 * person's generation ends all of theirs at once, also those that are just beginning.
 */
export function createSessionKeeper<Person extends Owner>(parts: Parts<Person>): SessionKeeper<Person> {
  const { db, secret, now, table, life, personOf } = parts;
  const hashOf = (token: string) => tokenHashOf(secret, table, token);
  const endOf = ({ createdAt }: { createdAt: number }) => createdAt + life.longest * 1000;
  const expiryOf = (row: { createdAt: number }) => Math.min(now() + life.idle * 1000, endOf(row));

  async function current(token: string): Promise<FoundSession<Person> | undefined> {
    const row = await sessionByHash(db, table, hashOf(token), now());
    const person = row && (await personOf(row.userId));
    return row && person?.generation === row.generation ? { row, person, endsAt: endOf(row) } : undefined;
  }

  return {
    async begin(uid, generation, userAgent) {
      const person = await personOf(uid);
      if (!person || person.generation !== (generation ?? person.generation)) return undefined;
      const [id, token, createdAt] = [newId(), randomBytes(tokenLength).toString("base64url"), now()];
      const times = { createdAt, seenAt: createdAt, expiresAt: expiryOf({ createdAt }) };
      const row = { id, userId: uid, tokenHash: hashOf(token), generation: person.generation, userAgent, ...times };
      await insertSession(db, table, row);
      return { id, token };
    },
    async find(token) {
      const found = await current(token);
      if (found && now() - found.row.seenAt >= life.extendEvery * 1000)
        await extendSession(db, table, found.row, { seenAt: now(), expiresAt: expiryOf(found.row) });
      return found;
    },
    async devices(token) {
      const found = await current(token);
      if (!found) return [];
      const { userId, generation, id: thisId } = found.row;
      const all = await sessionsOf(db, table, userId, generation, now());
      return all.map(({ id, userAgent, createdAt, seenAt }) => ({
        ...{ id, userAgent, signedInAt: createdAt, seenAt },
        isThis: id === thisId,
      }));
    },
    async end(token, device) {
      const found = await current(token);
      return found !== undefined && deleteSession(db, table, found.row.userId, device ?? found.row.id);
    },
  };
}
