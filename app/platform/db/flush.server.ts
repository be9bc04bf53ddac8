import { open } from "node:fs/promises";

/**
 * Writes a file's changes to the disk, as `synchronous=FULL` does after each commit, but outside the event loop and once
 * for all who ask while the disk is busy.
 * @returns resolves when everything written before the call is on the disk, and rejects when that failed
 */
export function createFlush(path: string): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function flush(): Promise<void> {
    next = undefined;
    await using file = await open(path, "r+");
    await file.datasync();
  }

  return () => {
    // A flush that has begun may miss what was written since.
    next ??= running = running.then(flush, flush);
    return next;
  };
}
