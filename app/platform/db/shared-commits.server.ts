import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { memoize, primaryCode } from "./sqlite.server.ts";

/** Milliseconds in which transactions join a group; a single one waits as long, which no visitor feels. */
const groupWindow = 4;

/** Transactions that go to the disk together, and what tells their callers that they are there. */
type Group = PromiseWithResolvers<void>;

const noChange = { changes: 0, lastInsertRowid: 0 };

/** SQLite's number for a row that breaks a rule of its table: no fault of the store (sqlite.org/rescode.html). */
const constraint = 19;

/** What a store tells its driver, and hears from it. */
export interface Keeping {
  /** Whether the files that are open are still the ones in the data folder. */
  isInPlace: () => boolean;
  /** Something was committed. */
  onCommit: () => void;
  /** Something could not be kept, or read. */
  onFault: (error: unknown) => void;
}

/**
 * One caller's time with the connection. `end` gives it to the next one; a second call does nothing.
 */
class Lease implements DatabaseConnection {
  readonly end: () => void;
  isInTransaction = false;
  readonly #execute: (query: CompiledQuery, turn: Lease) => Promise<QueryResult<never>>;

  constructor(execute: (query: CompiledQuery, turn: Lease) => Promise<QueryResult<never>>, end: () => void) {
    this.#execute = execute;
    this.end = end;
  }
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(query, this);
  }
  // biome-ignore lint/correctness/useYield: nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("This store answers with all rows at once.");
  }
}

/**
 * Kysely's driver over one SQLite file, whose transactions share commits. A commit waits for the disk, and while it
 * does nobody is answered. So each transaction is a savepoint; those that are asked for within a few
 * milliseconds are committed as one, and only then do their callers go on. A transaction that fails takes back its
 * own savepoint alone.
 */
export class SharedCommits implements Driver {
  readonly #file: DatabaseSync;
  readonly #keeping: Keeping;
  readonly #prepare: (sql: string) => { statement: StatementSync; hasRows: boolean };
  #last: Promise<void> = Promise.resolve();
  #group: Group | undefined;

  constructor(file: DatabaseSync, keeping: Keeping) {
    this.#file = file;
    this.#keeping = keeping;
    this.#prepare = memoize((sql) => {
      const statement = file.prepare(sql);
      return { statement, hasRows: statement.columns().length > 0 };
    });
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return new Lease((query, turn) => this.#execute(query, turn), resolve);
  }

  async beginTransaction(turn: Lease): Promise<void> {
    if (!this.#group) {
      this.#run("BEGIN IMMEDIATE");
      const group: Group = Promise.withResolvers();
      group.promise.catch(() => {});
      this.#group = group;
      setTimeout(() => void this.#commitGroup(group), groupWindow);
    }
    turn.isInTransaction = true;
    this.#run("SAVEPOINT turn");
  }

  async commitTransaction(turn: Lease): Promise<void> {
    this.#run("RELEASE turn");
    turn.isInTransaction = false;
    turn.end();
    await this.#group?.promise;
  }

  async rollbackTransaction(turn: Lease): Promise<void> {
    if (!turn.isInTransaction) return;
    turn.isInTransaction = false;
    // SQLite may have taken back the whole group before.
    if (!this.#file.isTransaction) return;
    this.#run("ROLLBACK TO turn");
    this.#run("RELEASE turn");
  }

  async releaseConnection(turn: Lease): Promise<void> {
    turn.end();
  }

  async destroy(): Promise<void> {
    (await this.acquireConnection()).end();
    await this.#group?.promise.catch(() => {});
    this.#file.close();
  }

  #run(sql: string): void {
    this.#watch(() => this.#prepare(sql).statement.run());
  }

  /** Does something with the file; where that fails, the group may have failed with it. */
  #watch<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (primaryCode(error) !== constraint) this.#keeping.onFault(error);
      // On a full disk SQLite may take back more than the statement: the whole group (sqlite.org/lang_transaction.html).
      if (this.#group && !this.#file.isTransaction) this.#failGroup(error);
      throw error;
    }
  }

  /** Ends the group without a commit: nothing of it is kept, and its callers hear so. */
  #failGroup(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    try {
      if (this.#file.isTransaction) this.#run("ROLLBACK");
    } catch {
      // It is noted as a fault, and the group has failed either way.
    }
    group?.reject(error);
  }

  /** Commits what was done since the group began; it waits for its turn, so no transaction is under way. */
  async #commitGroup(group: Group): Promise<void> {
    const turn = await this.acquireConnection();
    try {
      // A group that failed meanwhile has told its callers, and the one that is open now commits itself.
      if (this.#group !== group) return;
      this.#checkPlace();
      this.#run("COMMIT");
      this.#group = undefined;
      group.resolve();
      this.#keeping.onCommit();
    } catch (error) {
      this.#failGroup(error);
    } finally {
      turn.end();
    }
  }

  async #execute(query: CompiledQuery, turn: Lease): Promise<QueryResult<never>> {
    if (turn.isInTransaction) return this.#perform(query, turn);
    const isWrite = query.query.kind !== "SelectQueryNode";
    // Without a group, a write outside a transaction is committed by itself.
    if (isWrite) this.#checkPlace();
    const result = this.#perform(query, turn);
    if (this.#group) {
      // What is read or written may be part of the group that is open, and is not kept before it.
      const { promise } = this.#group;
      turn.end();
      await promise;
    } else if (isWrite) this.#keeping.onCommit();
    return result;
  }

  /** @throws Error when what would be committed would lie in files that nobody finds again. */
  #checkPlace(): void {
    if (!this.#keeping.isInPlace()) throw new Error("The store's files were deleted or replaced.");
  }

  #perform({ sql, parameters }: CompiledQuery, turn: Lease): QueryResult<never> {
    // Without its transaction, a statement would be committed by itself, whatever becomes of the others.
    if (turn.isInTransaction && !this.#file.isTransaction) throw new Error("The store took the transaction back.");
    return this.#watch(() => {
      const { statement, hasRows } = this.#prepare(sql);
      const values = parameters as SQLInputValue[];
      const rows = hasRows ? (statement.all(...values) as never[]) : [];
      const { changes, lastInsertRowid } = hasRows ? noChange : statement.run(...values);
      return { rows, numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }
}
