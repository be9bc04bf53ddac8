import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql } from "kysely";
import { log } from "#app/log.server.ts";
import { isPostgres } from "./engine.server.ts";
import type { Tables } from "./tables.ts";

/**
 * What locks are for, in the order in which one task may take several: in any other, two tasks could wait for each
 * other. `sweep`: the work of every hour; `enquiry`: equal enquiries; `account`: the credentials of a member; `profile`: their profile and files, and erasing them.
 */
const lockKinds = ["sweep", "enquiry", "account", "profile"] as const;

/** What is locked: its kind, and whose it is. */
export type LockName = [kind: (typeof lockKinds)[number], whose: string];

/** Named locks around tasks that are no transaction, which hold across all processes on one database. */
export interface Locks {
  /** Runs a task once no other with the same name runs. */
  run: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome>;
  /** Runs a task unless another with the same name runs. @returns its outcome, or undefined when it did not run. */
  tryRun: <Outcome>(name: LockName, task: () => Promise<Outcome>) => Promise<Outcome | undefined>;
}

const textOf = ([kind, whose]: LockName) => `${kind} ${whose}`;
const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/**
 * Within a transaction, waits for all others that have locked this name, and keeps them waiting until its end. On
 * SQLite one transaction runs at a time.
 */
export async function lockInTransaction(db: Kysely<Tables>, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock(${keyOf(name)})`.execute(db);
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

/** What the task that runs has locked, and on which connection. */
interface Held {
  kind: number;
  connection: Kysely<Tables> | undefined;
  isOver: boolean;
}

/**
 * Puts the locks together: a queue in this process and, with `connections`, a lock of PostgreSQL that ends with its
 * transaction. Those connections are a pool of their own: however many wait for locks, tasks find a connection. A lock
 * within a task is taken on the connection of that task, so that no task waits for a connection of this pool either; a
 * task takes one lock at a time, and each ends with what it is for.
 */
export function createLocks(connections?: Kysely<Tables>): Locks {
  const queues = createQueues();
  const running = new AsyncLocalStorage<Held>();

  /** The task that this lock is taken in. @throws Error when the order is wrong, which is a fault of the code. */
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

  /** Runs the task with a lock on a connection of its own; undefined when `take` did not get the lock. */
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
      // The task itself is done: whether it went well is what it says.
      log.warn({ error, kind: name[0] }, "the connection that held a lock was lost while its task ran");
    }
    if (settled?.status === "rejected") throw settled.reason;
    return settled?.value;
  }

  /** The same on the connection of the task around it. */
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
      // This ends the lock. Where it fails, the connection is lost, and all its locks with it.
      await sql`ROLLBACK TO SAVEPOINT inner_lock`.execute(connection).catch(() => {});
    }
  }

  async function runInTurn<Outcome>(name: LockName, task: () => Promise<Outcome>, take: typeof lock) {
    const outer = outerOf(name);
    // Not in the queue: whose turn it is there may wait for a connection that only the outer task gives back.
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
