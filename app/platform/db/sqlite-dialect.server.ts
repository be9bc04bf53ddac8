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
import { memoize, primaryCode } from "./sqlite.server.ts";

/** SQLite's number for a row that breaks a rule of its table: no fault of the store (sqlite.org/rescode.html). */
const constraint = 19;

/** What the store asks of its driver, and hears from it. */
export interface StoreWatch {
  /** Whether the files that are open are still the ones in the data folder. */
  isInPlace: () => boolean;
  /** Something was committed. */
  onCommit: () => void;
  /** Writes what was committed to the disk. */
  flush: () => Promise<void>;
  /** Something could not be written, or read. */
  onFault: (error: unknown) => void;
}

/**
 * Kysely's SQLite driver over `node:sqlite`: statements are prepared once, and transactions take the write lock first.
 * It hands its one connection out in turn, to the next while the last one's commit is still on its way to the disk.
 */
class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #watch: StoreWatch | undefined;
  #isInTransaction = false;
  #hasCommitted = false;
  #turn = Promise.resolve();
  #endTurn = () => {};

  constructor(file: DatabaseSync, watch: StoreWatch | undefined) {
    const prepare = memoize((sql) => {
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
    });
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
   * Who wrote waits until the disk has it; others come first, so that a thousand commits in a row keep no visitor waiting.
   * A commit whose flush fails is reported as failed and is in the store all the same, for as long as the machine runs:
   * what somebody sends again for that is found as the same form (`referenceOfSame`, form keys).
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

  /** A transaction that reads first and writes later would fail where somebody else has written in between. */
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
      // On a full disk SQLite itself rolls back (sqlite.org/lang_transaction.html); what follows would commit by itself.
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
      if (primaryCode(error) !== constraint) this.#watch?.onFault(error);
      throw error;
    }
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver hands out its connection in turn, by itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back a half-done change of its tables, which Kysely does not count on. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over `node:sqlite`; without a watch no commit waits for the disk. */
export const nodeSqlite = (file: DatabaseSync, watch?: StoreWatch): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => new NodeSqliteDriver(file, watch),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
