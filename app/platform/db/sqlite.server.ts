import { DatabaseSync } from "node:sqlite";

/** Pages of the log, 4 KB each, after which SQLite checkpoints it. */
const largestWal = 4000;

/** Milliseconds to wait for another process that is writing. */
const longestWait = 5000;

/**
 * Opens a SQLite file, and creates it if it is missing. `synchronous=NORMAL`: a loss of power damages nothing, but may
 * undo the last commits (sqlite.org/pragma.html), unless the log is flushed after them, as the store does
 * (flush.server.ts). Deleted data is overwritten. It waits at most 5 s for another process that is writing.
 */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: longestWait });
  const settings = {
    journal_mode: "WAL",
    synchronous: "NORMAL",
    foreign_keys: "ON",
    secure_delete: "ON",
    wal_autocheckpoint: largestWal,
    journal_size_limit: largestWal * 4096,
  };
  try {
    for (const [name, value] of Object.entries(settings)) file.exec(`PRAGMA ${name} = ${value}`);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/** Writes the log into the database file and empties it; returns false at once when someone is reading from the log. */
export function checkpointWal(file: DatabaseSync): boolean {
  file.exec("PRAGMA busy_timeout = 0");
  try {
    const [told] = file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    return told?.busy === 0;
  } finally {
    file.exec(`PRAGMA busy_timeout = ${longestWait}`);
  }
}

/** SQLite's primary result code of an error (sqlite.org/rescode.html); undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
