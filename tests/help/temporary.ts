import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where folders for a test are made: in memory where Linux has room, as a store waits for the disk at each commit. */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > 2 ** 30) return "/dev/shm";
  } catch {
    // There is no such place.
  }
  return tmpdir();
}

/** Makes an empty folder whose name begins so. */
export const temporaryFolder = (prefix: string): string => mkdtempSync(join(place(), prefix));
