import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export const partEnding = ".part";

/** Whole or not at all, even if the process is killed or another writes the same file: first under a unique name. */
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
