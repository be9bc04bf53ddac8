import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The parent of test folders: in memory if Linux has room, since a store waits for the disk at each commit. */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > 2 ** 30) return "/dev/shm";
  } catch {
    // The folder does not exist.
  }
  return tmpdir();
}

/** Creates an empty folder with a prefix. */
export const temporaryFolder = (prefix: string): string => mkdtempSync(join(place(), prefix));
