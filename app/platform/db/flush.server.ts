import { type FileHandle, open } from "node:fs/promises";

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
