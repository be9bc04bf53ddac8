import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** SHA-256 of those files that exist; paths are below content/media. */
export type MediaDigests = (paths: string[]) => Promise<string[]>;

async function digestAt(path: string): Promise<string[]> {
  try {
    return [
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Reads each file once: a file that is replaced while the site runs is public from the next start. */
export function createMediaDigests(folder: () => string): MediaDigests {
  const known = new Map<string, Promise<string[]>>();
  return async (paths) => {
    const digests = paths.map((path) => {
      const place = join(folder(), "media", path);
      const read = known.get(place) ?? digestAt(place);
      known.set(place, read);
      read.catch(() => known.delete(place));
      return read;
    });
    return (await Promise.all(digests)).flat();
  };
}
