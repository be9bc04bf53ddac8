import pg from "pg";
import { log } from "#app/log.server.ts";
import { connectionOptions } from "./postgres-pool.server.ts";
import { claimAsServer } from "./postgres-servers.server.ts";

/** Milliseconds between two looks, for where notifications do not arrive, and to notice a lost connection. */
const everySecond = 1_000;

const select = `SELECT value FROM facts WHERE name = 'publicRevision'`;

/** The number that grows with every change of what public pages show, as this process knows it. */
export interface PublicRevision {
  known: () => number;
  /** Reads it by a connection of the store. */
  read: (client: Pick<pg.ClientBase, "query">) => Promise<void>;
  /** Opens the connection that listens, by which this server claims the database. @throws StoreError while it is moved */
  claim: () => Promise<void>;
  /**
   * Returns once a server that has claimed the database still has it. While the connection that listens is lost, a move may
   * have begun: then the connection that is to be used claims it as well, so that nobody waits for another to be had. At
   * once where nothing was claimed, as by the office's commands. @throws StoreError while the database is moved
   */
  hold: (client: pg.PoolClient) => Promise<void>;
  /** Learns what other processes change, until it is stopped: at once, or within a second. @throws Error at the start */
  follow: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Puts it together, with a separate connection that listens. */
export function createPublicRevision(databaseUrl: string): PublicRevision {
  let value = 0;
  let listening: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let isServer = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isStopped = false;
  const claiming = new WeakSet<pg.PoolClient>();

  // What was read earlier may arrive later.
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

  /** The next look follows a second after the last: one that hangs is not overtaken. */
  function lookLater(isWell: boolean) {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().then(
        () => lookLater(true),
        (error) => {
          // Once, not each second for as long as the database is away.
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
