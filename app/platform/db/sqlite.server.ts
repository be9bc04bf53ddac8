import { DatabaseSync } from "node:sqlite";

/** Pages of 4 KB. */
const largestWal = 4000;

/** Milliseconds to wait for another process that is writing. */
const longestWait = 5000;

/**
 * NORMAL: a loss of power may undo the last commits (sqlite.org/pragma.html) unless the log is flushed
 * (flush.server.ts).
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

/** False at once when somebody is reading from the log. */
export function checkpointWal(file: DatabaseSync): boolean {
  file.exec("PRAGMA busy_timeout = 0");
  try {
    const [told] = file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    return told?.busy === 0;
  } finally {
    file.exec(`PRAGMA busy_timeout = ${longestWait}`);
  }
}

export function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}
