import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Pages of the log, 4 KB each, after which SQLite takes it into the file. */
const longestLog = 4000;

/**
 * Opens a SQLite file, made if it is missing. `synchronous=FULL`: what was committed survives a loss of power
 * (sqlite.org/pragma.html). What is deleted is overwritten. Another process that writes is waited for, 5 s at most.
 */
export function openFile(path: string, { synchronous = "FULL" }: { synchronous?: "FULL" | "NORMAL" } = {}) {
  const file = new DatabaseSync(path, { timeout: 5000 });
  const settings = {
    journal_mode: "WAL",
    synchronous,
    foreign_keys: "ON",
    secure_delete: "ON",
    wal_autocheckpoint: longestLog,
  };
  for (const [name, value] of Object.entries(settings)) file.exec(`PRAGMA ${name} = ${value}`);
  return file;
}

/** Makes something of each text once. */
function once<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/** Prepares each text of SQL once. */
export const statementsOf = (file: DatabaseSync): ((sql: string) => StatementSync) => once((sql) => file.prepare(sql));

/** What Kysely asks of a SQLite database, over the one that is built into Node. */
function asDatabase(file: DatabaseSync): SqliteDatabase {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  const prepare = once((sql): SqliteStatement => {
    // A transaction takes the right to write at its start: it never has to give up what it has read.
    const prepared = file.prepare(sql === "begin" ? "begin immediate" : sql);
    return {
      reader: prepared.columns().length > 0,
      all: (parameters) => prepared.all(...values(parameters)),
      run: (parameters) => prepared.run(...values(parameters)),
      iterate: (parameters) => prepared.iterate(...values(parameters)),
    };
  });
  return { prepare, close: () => file.close() };
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
