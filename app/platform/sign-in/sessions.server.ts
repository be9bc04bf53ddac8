import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { SessionRow } from "#app/platform/db/account-tables.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import type { Device } from "./device.ts";
import {
  deleteSession,
  extendSession,
  insertSession,
  type SessionTable,
  sessionByHash,
  sessionsOf,
} from "./sessions.rows.server.ts";

/** How long sessions last, in seconds. */
export interface SessionLife {
  /** Until an unused one ends. */
  idle: number;
  /** At most, however often it is used. */
  longest: number;
  /** Until a use extends it again: not every page is a write. */
  extendEvery: number;
}

/** The person of a session; `generation` counts how often all their sessions were ended. */
interface Owner {
  generation: number;
}

/** A session that has not ended, and its person. */
interface FoundSession<Person extends Owner> {
  row: SessionRow;
  person: Person;
  /** When it ends at the latest, in milliseconds since 1970. */
  endsAt: number;
}

/** The sessions of one sort of accounts. A session is known to its browser by a token, which only that has. */
interface SessionKeeper<Person extends Owner> {
  /**
   * Begins a session, with another token each time. @returns undefined when the person may not be in one, or all of
   * theirs were ended since this generation was read, if one was.
   */
  begin: (
    uid: string,
    generation: number | undefined,
    userAgent: string,
  ) => Promise<{ id: string; token: string } | undefined>;
  /** The session with a token, which this use extends; undefined when it has ended. */
  find: (token: string) => Promise<FoundSession<Person> | undefined>;
  devices: (token: string) => Promise<Device[]>;
  /** Ends a session: this one, or that of another device of the same person. @returns whether there was one. */
  end: (token: string, device?: string) => Promise<boolean>;
}

interface Parts<Person extends Owner> {
  db: Kysely<Tables>;
  secret: Secret;
  /** Milliseconds since 1970. */
  now: () => number;
  table: SessionTable;
  life: SessionLife;
  /** The person with an id as they are now; undefined when they may not be in a session. */
  personOf: (uid: string) => Promise<Person | undefined>;
}

/** Bytes of a token, which nobody guesses. */
const tokenLength = 32;

/** What a store has of a token: a digest with the site's secret. */
export const tokenHashOf = (secret: Secret, table: SessionTable, token: string): string =>
  secret.hmac(`session:${table}:${token}`);

/**
 * Puts the sessions together. A copy of the store signs nobody in, since it has digests of the tokens, and another secret
 * of the site ends all sessions. A session belongs to a generation of its person's sessions: the statement that raises it
 * ends all of them at once, also those that are just beginning.
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
