import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setImmediate as nextRound } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LRUCache } from "lru-cache";
import { primaryCode } from "./sqlite.server.ts";
import { noteStoreFault } from "./store-faults.server.ts";

/**
 * The most statements that are kept prepared: more than the site has, unless lists of values differ in length. Each of
 * those is another text, and a long one takes a megabyte outside the heap.
 */
const mostPrepared = 300;

/** SQLite's code for a row that violates a constraint: not a fault of the store (sqlite.org/rescode.html). */
const constraint = 19;

/** Callbacks of the store's driver. */
interface StoreWatch {
  /** Whether the open files are still those in the data folder. */
  isInPlace: () => boolean;
  /** Something was committed. */
  onCommit: () => void;
  /** Flushes commits to the disk. */
  flush: () => Promise<void>;
  /** Called when a read or write failed. */
  onFault: (error: unknown) => void;
}

/**
 * Kysely's SQLite driver over `node:sqlite`: statements are prepared once, and transactions take the write lock first.
 * It hands out its one connection in turn, and does not wait for the previous commit to reach the disk.
 */
class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #watch: StoreWatch | undefined;
  #isInTransaction = false;
  #hasCommitted = false;
  #turn = Promise.resolve();
  #endTurn = () => {};

  constructor(file: DatabaseSync, watch: StoreWatch | undefined) {
    const make = (sql: string) => {
      const statement = this.#noteFault(() => file.prepare(sql));
      const isWrite = !/^(select|pragma|begin|rollback|with\b(?!.*\b(insert|update|delete)))\b/is.test(sql);
      const run = <Result>(work: (...values: SQLInputValue[]) => Result, values: readonly unknown[]) =>
        this.#run(sql, isWrite, () => work.apply(statement, values as SQLInputValue[]));
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => run(statement.all, values),
        run: (values: readonly unknown[]) => run(statement.run, values),
        iterate: (values: readonly unknown[]) => run(statement.iterate, values),
      };
    };
    const prepared = new LRUCache<string, ReturnType<typeof make>>({
      max: mostPrepared,
      // A statement with thousands of values costs as much as all others.
      maxSize: mostPrepared * 4096,
      sizeCalculation: (_made, sql) => sql.length,
    });
    const prepare = (sql: string) => {
      const known = prepared.get(sql) ?? make(sql);
      prepared.set(sql, known);
      return known;
    };
    super({ database: { prepare, close: () => file.close() } });
    this.#file = file;
    this.#watch = watch;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
    return super.acquireConnection();
  }

  /**
   * A writer waits until its commit is on disk; other tasks run in the meantime, so that a thousand commits in a row
   * keep no visitor waiting. A commit whose flush fails is reported as failed and is in the store all the same, for as long as
   * the machine runs: when somebody then sends the form again, it is recognised (`referenceOfSame`, form keys).
   */
  override async releaseConnection(): Promise<void> {
    const [mustFlush, endTurn] = [this.#hasCommitted, this.#endTurn];
    this.#hasCommitted = false;
    const watch = this.#watch;
    if (!mustFlush || !watch) return endTurn();
    await Promise.all([watch.flush(), nextRound().then(endTurn)]).catch((error) => {
      watch.onFault(error);
      throw error;
    });
  }

  /**
   * A transaction that begins with a read would fail on its first write if another connection has written in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false;
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  #run<Result>(sql: string, isWrite: boolean, work: () => Result): Result {
    const watch = this.#watch;
    return this.#noteFault(() => {
      // On a full disk SQLite itself rolls back (sqlite.org/lang_transaction.html), and later statements would each
      // commit on their own.
      if (this.#isInTransaction && !this.#file.isTransaction) throw new Error("The store rolled the transaction back.");
      const isCommit = sql === "commit" || (isWrite && !this.#file.isTransaction);
      if (isCommit && watch?.isInPlace() === false) throw new Error("The store's files were deleted or replaced.");
      const result = work();
      if (isCommit) {
        this.#hasCommitted = true;
        watch?.onCommit();
      }
      return result;
    });
  }

  #noteFault<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (primaryCode(error) !== constraint) {
        // A statement that is wrong stays wrong (SQLITE_ERROR).
        if (primaryCode(error) !== 1) noteStoreFault(error);
        this.#watch?.onFault(error);
      }
      throw error;
    }
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** True, since the driver itself hands out its one connection in turn. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite does roll back table changes, which Kysely's own adapter denies. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`; without a watch, commits do not wait for the disk. */
export const nodeSqlite = (file: DatabaseSync, watch?: StoreWatch): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(file, watch),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
