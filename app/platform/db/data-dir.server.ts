import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "#app/log.server.ts";
import { primaryCode } from "./sqlite.server.ts";
import { isDamage, StoreError } from "./store-error.server.ts";

/** Path of the store in the data folder. */
export const storeFile = (dataDir: string): string => join(dataDir, "store.sqlite");

/** Path of the site's secret. */
export const secretFile = (dataDir: string): string => join(dataDir, "secret.key");

/** Path of the limits' counts. */
export const limitsFile = (dataDir: string): string => join(dataDir, "limits.sqlite");

/** Whether a site has used the folder: an invitation alone creates the secret, but no counts. */
export const wasInUse = (dataDir: string): boolean =>
  existsSync(secretFile(dataDir)) && existsSync(limitsFile(dataDir));

/** SQLite's number for "another has it" (sqlite.org/rescode.html, SQLITE_BUSY). */
const busy = 5;
/** How long a starting server waits for a stopping one, in milliseconds. */
const longestHandOver = 10_000;

/**
 * Claims a data folder for this process until it ends; the system releases the file lock even after a crash. This keeps
 * two servers from sending the same mail or migrating at once, and a backup from being restored under a running server.
 * @throws StoreError when another server still has it after `longestWait` milliseconds.
 */
export function claimFolder(dataDir: string, longestWait = longestHandOver): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "server.lock");
  const lock = new DatabaseSync(path, { timeout: longestWait });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isDamage(error)) throw new StoreError(`"${path}" is no lock of this site; delete it, and start again.`);
    if (primaryCode(error) !== busy) throw error;
    throw new StoreError(`Another server uses the data folder "${dataDir}"; stop it first, or set another DATA_DIR.`);
  }
  return { release: () => lock.close() };
}

/** Removes group and other permissions (chmod go-rwx) from the data folder, the store and the secret. */
export function tightenModes(dataDir: string): void {
  // Windows has no such permissions.
  if (process.platform === "win32") return;
  for (const path of [dataDir, storeFile(dataDir), secretFile(dataDir)]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(path, mode & 0o700);
      log.warn({ path }, "other users of this computer could read this; now its owner alone can");
    } catch (error) {
      log.warn(
        { path, error },
        "other users of this computer can read this; let the site's user own it, with mode 600 or 700",
      );
    }
  }
}

/** Identifies the file at a path; the result differs once it was replaced. */
function fileAt(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${dev}.${ino}`;
}

/**
 * Remembers which files are at these paths.
 * @returns a function that tells whether they are still the same
 */
export function watchPlace(paths: string[]): () => boolean {
  const before = paths.map(fileAt);
  return () => paths.every((path, index) => fileAt(path) === before[index]);
}
