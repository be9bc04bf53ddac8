import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { log } from "#app/log.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables> | Transaction<Tables>;

export type Ids = string[] | SelectQueryBuilder<Tables, "submissions", { id: string }>;

export interface StorePlace {
  dataDir: string;
  /** postgres://user:password@host/database; if undefined, SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Required with a database; otherwise the secret is a file of the data folder. */
  siteSecret?: Uint8Array | undefined;
  /** The operator says that a store with data may be migrated, and so has a backup. */
  mayMigrate?: boolean | undefined;
}

export interface Store {
  db: Kysely<Tables>;
  locks: Locks;
  /** Grows with every change of what public pages show. */
  publicRevision: () => number;
  /** After a fault, only once a write has succeeded again. @throws Error when not */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** On PostgreSQL other connections can write during a transaction; on SQLite none can. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

export const isShared = isPostgres;

interface Lockable<Query> {
  forUpdate: () => Query & { skipLocked: () => Query };
}

/** Within a transaction, locks rows in the order of the query; SQLite has locked the whole store already. */
export async function lockRows<Query extends Lockable<Query> & { execute: () => Promise<unknown> }>(
  db: Kysely<Tables>,
  query: Query,
): Promise<void> {
  if (isPostgres(db)) await query.forUpdate().execute();
}

/** Within a transaction, locks rows so that what was read still holds on writing; unneeded on SQLite. */
export const forUpdate = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate() : query;

export const skipLocked = <Query extends Lockable<Query>>(db: Kysely<Tables>, query: Query): Query =>
  isPostgres(db) ? query.forUpdate().skipLocked() : query;

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535, and no table has 32 columns to fill. */
const mostRows = 1000;

export function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += mostRows) yield rows.slice(at, at + mostRows);
}

/**
 * In the order in which one task may take several: any other order could deadlock. `sweep`: hourly tasks; `enquiry`:
 * identical enquiries; `account`: a member's credentials; `profile`: their profile and files, and erasing them.
 */
const lockKinds = ["sweep", "enquiry", "account", "profile"] as const;

type LockName = [kind: (typeof lockKinds)[number], whose: string];

/** Locks for tasks that are not transactions; they hold across all processes on one database. */
export interface Locks {
  run: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome>;
  /** @returns undefined when another task with the same name is running */
  tryRun: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome | undefined>;
}

const textOf = ([kind, whose]: LockName) => `${kind} ${whose}`;
const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Held until the end of the transaction. On SQLite only one transaction runs at a time anyway. */
export async function lockInTransaction(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock(${keyOf(name)})`.execute(db);
}

export async function shareLockInTransaction(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(db);
}

function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  return {
    isBusy: (name: string) => last.has(name),
    run<Outcome>(name: string, task: () => Promise<Outcome>): Promise<Outcome> {
      const outcome = (last.get(name) ?? Promise.resolve()).then(task);
      const isOver: Promise<unknown> = outcome
        .catch(() => {})
        .then(() => last.get(name) === isOver && last.delete(name));
      last.set(name, isOver);
      return outcome;
    },
  };
}

interface Held {
  kind: number;
  connection: Kysely<Tables> | undefined;
  isOver: boolean;
}

/**
 * With `connections`, also a PostgreSQL lock. It has its own pool, so that waiting for locks does not use up the
 * connections for queries; a nested lock uses the connection of the outer one for the same reason. A task takes nested
 * locks one at a time.
 */
export function createLocks(connections?: Kysely<Tables>): Locks {
  const queues = createQueues();
  const running = new AsyncLocalStorage<Held>();

  function outerOf([kind]: LockName): Held | undefined {
    const outer = running.getStore();
    if (!outer || outer.isOver) return undefined;
    if (lockKinds.indexOf(kind) <= outer.kind)
      throw new Error(`A lock of the kind "${kind}" was taken within "${lockKinds[outer.kind]}".`);
    return outer;
  }

  async function runHolding<Outcome>(
    [kind]: LockName,
    connection: Kysely<Tables> | undefined,
    task: () => Promise<Outcome>,
  ) {
    const held = { kind: lockKinds.indexOf(kind), connection, isOver: false };
    try {
      return await running.run(held, task);
    } finally {
      held.isOver = true;
    }
  }

  const lock = async (name: LockName, connection: Kysely<Tables>) => {
    await lockInTransaction(connection, textOf(name));
    return true;
  };
  async function tryLock(name: LockName, connection: Kysely<Tables>): Promise<boolean> {
    const got = sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${keyOf(textOf(name))}) AS got`;
    return (await got.execute(connection)).rows[0]?.got === true;
  }

  async function runLocked<Outcome>(
    pool: Kysely<Tables>,
    name: LockName,
    task: () => Promise<Outcome>,
    take: typeof lock,
  ) {
    let settled: PromiseSettledResult<Outcome> | undefined;
    try {
      await pool.transaction().execute(async (connection) => {
        if (await take(name, connection)) [settled] = await Promise.allSettled([runHolding(name, connection, task)]);
      });
    } catch (error) {
      if (!settled) throw error;
      // The task itself has finished, and its outcome is returned.
      log.warn({ error, kind: name[0] }, "the connection that held a lock was lost while its task ran");
    }
    if (settled?.status === "rejected") throw settled.reason;
    return settled?.value;
  }

  async function runWithin<Outcome>(
    connection: Kysely<Tables>,
    name: LockName,
    task: () => Promise<Outcome>,
    take: typeof lock,
  ) {
    await sql`SAVEPOINT inner_lock`.execute(connection);
    try {
      return (await take(name, connection)) ? await runHolding(name, connection, task) : undefined;
    } finally {
      // Releases the lock. If this fails, the connection is lost, and all its locks with it.
      await sql`ROLLBACK TO SAVEPOINT inner_lock`.execute(connection).catch(() => {});
    }
  }

  async function runInTurn<Outcome>(name: LockName, task: () => Promise<Outcome>, take: typeof lock) {
    const outer = outerOf(name);
    // Not in the queue: a task ahead may be waiting for a connection that only the outer task will release.
    if (outer?.connection) return runWithin(outer.connection, name, task, take);
    return queues.run(textOf(name), () =>
      connections ? runLocked(connections, name, task, take) : runHolding(name, undefined, task),
    );
  }

  return {
    run: <Outcome>(name: LockName, task: () => Promise<Outcome>) => runInTurn(name, task, lock) as Promise<Outcome>,
    tryRun: async (name, task) => (queues.isBusy(textOf(name)) ? undefined : runInTurn(name, task, tryLock)),
  };
}
