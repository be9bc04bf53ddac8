import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql } from "kysely";
import { log } from "#app/log.server.ts";
import { isPostgres } from "./engine.server.ts";
import type { Tables } from "./tables.ts";

/**
 * Kinds of locks, in the order in which one task may take several: any other order could deadlock. `sweep`: the hourly
 * tasks; `enquiry`: identical enquiries; `account`: the credentials of a member; `profile`: their profile and files,
 * and erasing them.
 */
const lockKinds = ["sweep", "enquiry", "account", "profile"] as const;

/** A lock's kind, and the id of its owner. */
type LockName = [kind: (typeof lockKinds)[number], whose: string];

/** Named locks for tasks that are not transactions; they hold across all processes on one database. */
export interface Locks {
  /** Runs a task as soon as no other with the same name is running. */
  run: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome>;
  /**
   * Runs a task unless another with the same name is running.
   * @returns its outcome, or undefined when it did not run.
   */
  tryRun: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome | undefined>;
}

const textOf = ([kind, whose]: LockName) => `${kind} ${whose}`;
const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Within a transaction, takes a named lock until its end. On SQLite only one transaction runs at a time anyway. */
export async function lockInTransaction(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock(${keyOf(name)})`.execute(db);
}

/** The same for what many may do at once, but not while another holds the lock. */
export async function shareLockInTransaction(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(db);
}

/** Runs the tasks of each name one after another. */
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

/** The lock that the current task holds, and its connection. */
interface Held {
  kind: number;
  connection: Kysely<Tables> | undefined;
  isOver: boolean;
}

/**
 * Makes the locks: a queue in this process and, with `connections`, a lock of PostgreSQL that ends with its
 * transaction. Locks have a separate connection pool, so that tasks waiting for locks do not use up the connections for
 * queries. A nested lock uses the connection of the outer one, so that it does not wait for a connection of this pool
 * either. A task takes nested locks one at a time, and each is released when its own task ends.
 */
export function createLocks(connections?: Kysely<Tables>): Locks {
  const queues = createQueues();
  const running = new AsyncLocalStorage<Held>();

  /**
   * The outer lock within which this one is taken.
   * @throws Error when the order is wrong, which is a programming error.
   */
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

  /** Runs the task with a lock on a separate connection; undefined when `take` did not get the lock. */
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
      // The task itself has finished: its own outcome stands.
      log.warn({ error, kind: name[0] }, "the connection that held a lock was lost while its task ran");
    }
    if (settled?.status === "rejected") throw settled.reason;
    return settled?.value;
  }

  /** The same, on the connection of the outer task. */
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
      // This releases the lock. If it fails, the connection is lost, and all its locks with it.
      await sql`ROLLBACK TO SAVEPOINT inner_lock`.execute(connection).catch(() => {});
    }
  }

  async function runInTurn<Outcome>(name: LockName, task: () => Promise<Outcome>, take: typeof lock) {
    const outer = outerOf(name);
    // Not in the queue: a task ahead in it may be waiting for a connection that only the outer task will release.
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
