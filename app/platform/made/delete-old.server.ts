import { readdir, rm, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { partEnding } from "./write-whole.ts";

const day = 24 * 60 * 60 * 1000;
/** Days for which an unused file is kept: another site on the same folder, or a cached page, may still need it. */
const keptDays = 90;

/** Deletes old unused files, and what was left unfinished a day ago; `isUsed` gets the name without its ending. */
export async function deleteUnused(madeDir: string, isUsed: (stem: string) => boolean, now = Date.now()): Promise<void> {
  for (const folder of ["documents", "pictures", "fonts"]) {
    const names = await readdir(join(madeDir, folder)).catch(() => []);
    for (const name of names) {
      const path = join(madeDir, folder, name);
      const isPart = name.endsWith(partEnding);
      if (!isPart && isUsed(basename(name, extname(name)))) continue;
      const age = (now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now)) / day;
      if (age > (isPart ? 1 : keptDays)) await rm(path, { force: true });
    }
  }
}
