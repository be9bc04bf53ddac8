import { type FileHandle, open } from "node:fs/promises";

/** Flushes a SQLite log to the disk. */
interface Flush {
  /** Resolves when everything written before the call is on the disk, and rejects when that failed. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Flushes a log as `synchronous=FULL` does after each commit, but off the event loop, and once for all calls made while
 * the disk is busy. After a failure the system may have forgotten what it could not write (`fsync(2)`), so the next
 * flush checkpoints first.
 * @param checkpoint writes the log into the database file; false when that was not possible
 */
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
