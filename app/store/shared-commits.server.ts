import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { once } from "./sqlite.server.ts";

/** Milliseconds in which transactions join a group; a single one waits as long, which no visitor feels. */
const gathering = 4;

/** Transactions that go to the disk together, and what tells their callers that they are there. */
type Group = PromiseWithResolvers<void>;

const noChange = { changes: 0, lastInsertRowid: 0 };

/**
 * One caller's time with the connection. `end` gives it to the next one; a second call does nothing.
 */
class Turn implements DatabaseConnection {
  readonly end: () => void;
  isInTransaction = false;
  readonly #execute: (query: CompiledQuery, turn: Turn) => Promise<QueryResult<never>>;

  constructor(execute: (query: CompiledQuery, turn: Turn) => Promise<QueryResult<never>>, end: () => void) {
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
  readonly #prepare: (sql: string) => { statement: StatementSync; hasRows: boolean };
  #last: Promise<void> = Promise.resolve();
  #group: Group | undefined;

  constructor(file: DatabaseSync) {
    this.#file = file;
    this.#prepare = once((sql) => {
      const statement = file.prepare(sql);
      return { statement, hasRows: statement.columns().length > 0 };
    });
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return new Turn((query, turn) => this.#execute(query, turn), resolve);
  }

  async beginTransaction(turn: Turn): Promise<void> {
    if (!this.#group) {
      this.#run("BEGIN IMMEDIATE");
      const group: Group = Promise.withResolvers();
      group.promise.catch(() => {});
      this.#group = group;
      setTimeout(() => void this.#commitGroup(group), gathering);
    }
    turn.isInTransaction = true;
    this.#run("SAVEPOINT turn");
  }

  async commitTransaction(turn: Turn): Promise<void> {
    this.#run("RELEASE turn");
    turn.isInTransaction = false;
    turn.end();
    await this.#group?.promise;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    if (!turn.isInTransaction) return;
    // Where the disk is full SQLite has taken back more than the savepoint: the whole group.
    if (!this.#file.isTransaction) return this.#failGroup(new Error("The store took a group of transactions back."));
    this.#run("ROLLBACK TO turn");
    this.#run("RELEASE turn");
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.end();
  }

  async destroy(): Promise<void> {
    (await this.acquireConnection()).end();
    await this.#group?.promise.catch(() => {});
    this.#file.close();
  }

  #run(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  /** Ends the group without a commit: nothing of it is kept, and its callers hear so. */
  #failGroup(error: unknown): void {
    const group = this.#group;
    this.#group = undefined;
    if (this.#file.isTransaction) this.#run("ROLLBACK");
    group?.reject(error);
  }

  /** Commits what was done since the group began; it waits for its turn, so no transaction is under way. */
  async #commitGroup(group: Group): Promise<void> {
    const turn = await this.acquireConnection();
    try {
      // A group that failed meanwhile has told its callers, and the one that is open now commits itself.
      if (this.#group !== group) return;
      this.#run("COMMIT");
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      this.#failGroup(error);
    } finally {
      turn.end();
    }
  }

  async #execute({ sql, parameters }: CompiledQuery, turn: Turn): Promise<QueryResult<never>> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    const rows = hasRows ? (statement.all(...values) as never[]) : [];
    const { changes, lastInsertRowid } = hasRows ? noChange : statement.run(...values);
    // Beside a transaction, what is read or written may be part of the group that is open, and is not kept before it.
    if (this.#group && !turn.isInTransaction) {
      const { promise } = this.#group;
      turn.end();
      await promise;
    }
    return { rows, numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}
