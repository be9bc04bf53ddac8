import { DatabaseSync } from "node:sqlite";

/** Pages of the log, 4 KB each, after which SQLite takes it into the file. */
const largestWal = 4000;

/** Milliseconds that another process is waited for which writes. */
const longestWait = 5000;

/**
 * Opens a SQLite file, made if it is missing. `synchronous=NORMAL`: a loss of power damages nothing, but may undo the
 * last commits (sqlite.org/pragma.html), unless the log is flushed after them, as the store does (flush.server.ts). What
 * is deleted is overwritten. Another process that writes is waited for, 5 s at most.
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

/** Takes the log into the file and empties it, unless somebody reads from it: then it returns false at once. */
export function checkpointWal(file: DatabaseSync): boolean {
  file.exec("PRAGMA busy_timeout = 0");
  try {
    const [told] = file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    return told?.busy === 0;
  } finally {
    file.exec(`PRAGMA busy_timeout = ${longestWait}`);
  }
}

/** Makes something of each text once. */
export function memoize<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

/** SQLite's number for the kind of an error (sqlite.org/rescode.html); undefined for other errors. */
export function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
