import type { DatabaseSync } from "node:sqlite";
import { checkpointWal } from "./sqlite.server.ts";

/** Milliseconds until deleted data is removed from the log too, and between attempts. */
const delay = 60_000;

/**
 * Empties the write-ahead log a minute after a commit: only then is erased data overwritten everywhere. If someone is
 * reading from the log, or a transaction is open, it is retried later without blocking anyone.
 */
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
