import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "#app/log.server.ts";
import { primaryCode } from "./sqlite-file.server.ts";
import { isDamage, StoreError } from "./store-error.server.ts";

export const storeFile = (dataDir: string): string => join(dataDir, "store.sqlite");

export const secretFile = (dataDir: string): string => join(dataDir, "secret.key");

export const limitsFile = (dataDir: string): string => join(dataDir, "limits.sqlite");

/** An invitation alone creates the secret, but no counts. */
export const wasInUse = (dataDir: string): boolean =>
  existsSync(secretFile(dataDir)) && existsSync(limitsFile(dataDir));

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const busy = 5;
/** Milliseconds that a starting server waits for a stopping one. */
const longestHandOver = 10_000;

/**
 * Against two servers, or a restore under a running one; released even after a crash.
 * @throws StoreError after `longestWait` ms
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

export function tightenModes(dataDir: string): void {
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

function fileAt(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${dev}.${ino}`;
}

export function watchPlace(paths: string[]): () => boolean {
  const before = paths.map(fileAt);
  return () => paths.every((path, index) => fileAt(path) === before[index]);
}
