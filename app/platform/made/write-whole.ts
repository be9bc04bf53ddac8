import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The ending of a file that is being written. */
export const partEnding = ".part";

/**
 * Writes a file whole or not at all, even if the process is killed while writing or somebody else writes the same file: under
 * another name at first, which no other call uses.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${partEnding}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, content, { flush: true });
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
