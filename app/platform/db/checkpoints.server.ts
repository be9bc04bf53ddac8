import type { DatabaseSync } from "node:sqlite";
import { checkpointWal } from "./sqlite.server.ts";

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
