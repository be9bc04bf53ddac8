import type { DatabaseSync } from "node:sqlite";
import { checkpointWal } from "./sqlite.server.ts";

/** Milliseconds after which what was deleted is gone from the log too, and after which an attempt is repeated. */
const delay = 60_000;

/**
 * Empties the write-ahead log a minute after a commit: only then is what was erased overwritten everywhere. Where
 * somebody reads from the log, or a transaction is open, it is tried again and nobody waits.
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
      // SQLite refuses it within a transaction: then the next commit is the time for it.
      if (file.isTransaction) isDue = true;
      else empty();
    }, delay).unref();
  }

  return {
    onCommit: () => (isDue ? empty() : schedule()),
    stop: () => clearTimeout(timer),
  };
}
