import { renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { log } from "#app/log.server.ts";
import { limitsFile } from "#app/platform/db/data-dir.server.ts";
import { openFile } from "#app/platform/db/sqlite.server.ts";
import { isDamage } from "#app/platform/db/store-error.server.ts";

/** Opens and checks the file; undefined when it is damaged. */
function openWhole(path: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = openFile(path);
    if (file.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok") return file;
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  file?.close();
  return undefined;
}

/**
 * Opens the file of the rate limit counts. A damaged file is moved aside and a new one created: losing counts harms
 * nobody.
 */
export function openLimitsFile(dataDir: string): DatabaseSync {
  const path = limitsFile(dataDir);
  const file = openWhole(path);
  if (file) return file;
  const aside = `${path}.damaged`;
  renameSync(path, aside);
  for (const suffix of ["-wal", "-shm"]) rmSync(path + suffix, { force: true });
  log.warn({ aside }, "the file of the rate limit counts was damaged: it was moved aside, and counting starts again");
  return openFile(path);
}
