import { once } from "node:events";
import { type FileHandle, open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { log } from "#app/log.server.ts";

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

interface Flush {
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** As `synchronous=FULL`, but off the event loop. After a failure, writes may be lost: checkpoint first. */
export function createFlush(log: string, checkpoint: () => boolean): Flush {
  let file: FileHandle | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let hasFailed = false;

  async function flush(): Promise<void> {
    next = undefined;
    if (hasFailed && !checkpoint()) throw new Error("The log could not be taken into the store's file.");
    hasFailed = true;
    file ??= await open(log, "r+");
    await file.datasync();
    hasFailed = false;
  }

  return {
    flush() {
      // A flush in progress may miss later writes.
      next ??= running = running.then(flush, flush);
      return next;
    },
    async close() {
      await running.catch(() => {});
      await file?.close();
    },
  };
}

const delay = 60_000;

/** Only an emptied log no longer holds erased data. Retries without blocking anyone while it is in use. */
export function createCheckpoints(file: DatabaseSync, onFault: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;

  function empty() {
    isDue = false;
    try {
      if (!checkpointWal(file)) schedule();
    } catch (error) {
      onFault(error);
      schedule();
    }
  }

  function schedule() {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!file.isOpen) return;
      // SQLite refuses a checkpoint within a transaction: do it after the next commit.
      if (file.isTransaction) isDue = true;
      else empty();
    }, delay).unref();
  }

  return {
    onCommit: () => (isDue ? empty() : schedule()),
    stop: () => clearTimeout(timer),
  };
}

const minute = 60_000;
/** Milliseconds until the first check, after the start, and between two. */
const [afterStart, everyDay] = [10 * minute, 24 * 60 * minute];

/** In another thread: reading a store of a gigabyte takes seconds. */
const program = `
  const { workerData, parentPort } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const file = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 });
  parentPort.postMessage(file.prepare("PRAGMA quick_check(1)").get().quick_check);
  file.close();`;

export async function damageIn(path: string): Promise<string | undefined> {
  const worker = new Worker(program, { eval: true, workerData: path });
  const [found] = await once(worker, "message");
  return found === "ok" ? undefined : String(found);
}

/** Daily: damage to a page that nobody reads would be in every backup for months. @returns stops the watch */
export function watchDamage(path: string, onDamage: () => void, first = afterStart): () => void {
  async function look() {
    try {
      const damage = await damageIn(path);
      if (damage === undefined) return;
      onDamage();
      log.error({ damage }, "the store is damaged: put the last good backup in its place");
    } catch (error) {
      log.warn({ error }, "the store could not be checked for damage");
    }
  }
  let timer = setTimeout(function again() {
    void look();
    timer = setTimeout(again, everyDay).unref();
  }, first).unref();
  return () => clearTimeout(timer);
}
