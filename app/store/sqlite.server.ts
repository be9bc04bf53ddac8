import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";

/**
 * Opens a SQLite file, made if it is missing. `synchronous=FULL`: what was committed survives a loss of power
 * (sqlite.org/pragma.html), and what is erased is overwritten. Another process that writes is waited for, 5 seconds at most.
 */
export function openFile(path: string, { synchronous = "FULL" }: { synchronous?: "FULL" | "NORMAL" } = {}) {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;`,
  );
  return file;
}

/** Prepares each text of SQL once. */
export function statementsOf(file: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? file.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

/** What Kysely asks of a SQLite database, over the one that is built into Node. */
function asDatabase(file: DatabaseSync): SqliteDatabase {
  const statement = statementsOf(file);
  return {
    prepare(sql) {
      // A transaction takes the right to write at its start: it never has to give up what it has read.
      const prepared = statement(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
        run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
      };
    },
    close: () => file.close(),
  };
}

/** SQLite takes back a half-done change of its tables, which Kysely does not count on. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect over `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: DatabaseSync) {
    super({ database: asDatabase(file) });
  }
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}
