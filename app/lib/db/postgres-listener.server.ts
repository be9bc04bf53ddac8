import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { log } from "#app/log.server.ts";
import { connectionOptions } from "./postgres-pool.server.ts";
import { databaseNameOf, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** Every server holds this lock in shared mode, by its listening connection; a move holds it exclusively. */
const key = "hashtextextended('server', 0)";

async function claimAsServer(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared(${key}) AS got`);
  if (!rows[0]?.got)
    throw new StoreError(
      `${databaseNameOf(databaseUrl)} is being moved or restored; wait until that is done, and start again.`,
    );
}

const pause = 100;

/** Until the transaction ends. @throws StoreError when a server still uses it after `longestWait` ms */
export async function lockServersOut(db: Kysely<Tables>, databaseUrl: string, longestWait: number): Promise<void> {
  const end = performance.now() + longestWait;
  for (;;) {
    const tried = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${sql.raw(key)}) AS got`.execute(db);
    if (tried.rows[0]?.got) return;
    if (performance.now() >= end) throw new StoreError(`A server uses ${inSentence(databaseUrl)}; stop it first.`);
    await wait(pause);
  }
}

const inSentence = (databaseUrl: string) => databaseNameOf(databaseUrl).replace(/^T/, "t");

/** Milliseconds; checks in case notifications do not arrive, and detects a lost connection. */
const everySecond = 1_000;

const select = `SELECT value FROM facts WHERE name = 'publicRevision'`;

export interface PublicRevision {
  known: () => number;
  read: (client: Pick<pg.ClientBase, "query">) => Promise<void>;
  /** Also claims the database for this server. @throws StoreError while the database is being moved */
  claim: () => Promise<void>;
  /** A move may begin while the listening connection is lost: `client` then claims the database. @throws StoreError */
  hold: (client: pg.PoolClient) => Promise<void>;
  follow: () => Promise<void>;
  stop: () => Promise<void>;
}

export function createPublicRevision(databaseUrl: string): PublicRevision {
  let value = 0;
  let listening: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let isServer = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isStopped = false;
  const claiming = new WeakSet<pg.PoolClient>();

  // An older value may arrive later.
  const note = (read: unknown) => {
    value = Math.max(value, Number(read));
  };

  async function read(client: Pick<pg.ClientBase, "query">) {
    const { rows } = await client.query(select);
    note(rows[0]?.value);
  }

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client(connectionOptions(databaseUrl));
    client.on("notification", ({ payload }) => note(payload));
    client.on("error", () => drop(client));
    await client.connect();
    try {
      await claimAsServer(client, databaseUrl);
      await client.query("LISTEN public_revision");
    } catch (error) {
      drop(client);
      throw error;
    }
    return client;
  }

  function drop(client: pg.Client | undefined) {
    if (client === listening) listening = undefined;
    client?.end().catch(() => {});
  }

  async function connection(): Promise<pg.Client> {
    if (listening) return listening;
    opening ??= listen()
      .then((client) => {
        listening = client;
        return client;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  async function look() {
    try {
      await read(await connection());
    } catch (error) {
      drop(listening);
      throw error;
    }
  }

  /** A second after the last check ends, so that a hanging check is not overtaken. */
  function lookLater(isWell: boolean) {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().then(
        () => lookLater(true),
        (error) => {
          // Logged once, not every second while the database is away.
          if (isWell) log.warn({ error }, "changes of public pages by other processes are not seen just now");
          lookLater(false);
        },
      );
    }, everySecond).unref();
  }

  return {
    known: () => value,
    read,
    async claim() {
      await connection();
      isServer = true;
    },
    async hold(client) {
      if (!isServer || isStopped || listening || claiming.has(client)) return;
      await claimAsServer(client, databaseUrl);
      claiming.add(client);
    },
    async follow() {
      await look();
      lookLater(true);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      drop(listening);
    },
  };
}
