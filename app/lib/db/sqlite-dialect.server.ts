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
import { primaryCode } from "./sqlite-file.server.ts";
import { markStoreFault } from "./store-error.server.ts";

/** More than the site has, unless lists of values differ in length; a long one takes a megabyte outside the heap. */
const mostPrepared = 300;

/** A row that violates a constraint, which is no fault of the store (sqlite.org/rescode.html). */
const constraint = 19;

interface StoreWatch {
  isInPlace: () => boolean;
  onCommit: () => void;
  flush: () => Promise<void>;
  onFault: (error: unknown) => void;
}

/** Takes the write lock first in transactions, and hands out its one connection in turn. */
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
   * Waits until the commit is on disk while other tasks run. A commit whose flush fails is reported as failed but stays
   * in the store while the machine runs; the form sent again is then recognised (`referenceOfSame`, form keys).
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

  /** A transaction that begins with a read fails on its first write if another connection has written in between. */
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
      // On a full disk SQLite itself rolls back (sqlite.org/lang_transaction.html); later statements would commit
      // alone.
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
        // SQLITE_ERROR: the statement is wrong, and stays wrong.
        if (primaryCode(error) !== 1) markStoreFault(error);
        this.#watch?.onFault(error);
      }
      throw error;
    }
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver itself hands out its one connection in turn. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite does roll back table changes, which Kysely's own adapter denies. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Without a watch, commits do not wait for the disk. */
export const nodeSqlite = (file: DatabaseSync, watch?: StoreWatch): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(file, watch),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
