import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { migrations } from "../../../db/migrations/all.ts";
import { putSecret, type RestoredSecret, restoreSecret, secretOfFolder, takeSecret } from "./backup-secret.server.ts";
import { claimFolder, secretFile, storeFile, tightenModes } from "./data-dir.server.ts";
import { plainError, StoreError } from "./store-error.server.ts";

/** Pages, more than there are: a copy made in parts starts again whenever a server writes (sqlite.org/backup.html). */
const inOnePiece = 2 ** 30;

/** Puts a finished file in its place, so that a crash leaves the old one or the new one, whole. */
export function putInPlace(part: string, path: string): void {
  const file = openSync(part, "r+");
  fsyncSync(file);
  closeSync(file);
  renameSync(part, path);
}

/** Removes what was left by a copy that was broken off: a log of it would be taken into the next one. */
function removeLeft(part: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(part + suffix, { force: true });
}

/** Opens the store of whatever version for reading. @throws StoreError when there is none. */
function openAnyVersion(dataDir: string): DatabaseSync {
  const path = storeFile(dataDir);
  if (!existsSync(path)) throw new StoreError(`There is no store in "${dataDir}" yet.`);
  const file = new DatabaseSync(path, { timeout: 5000 });
  try {
    file.prepare("SELECT name FROM kysely_migration").all();
    return file;
  } catch (error) {
    file.close();
    const plain = plainError(error, dataDir);
    throw plain instanceof StoreError ? plain : new StoreError(`There is no store of this site in "${dataDir}".`);
  }
}

/**
 * Copies the store as it is at one moment into a file, also while a server writes to it, and whatever version of the
 * site made it: before an update is the time for a backup. The secret goes along: without it no office account could sign
 * in after a restore elsewhere. Only the owner may read the file.
 * @returns whether the file has the secret: the folder may have none, or it was not wanted.
 * @throws StoreError when there is no store, or the file is already there.
 */
export async function backUp(dataDir: string, path: string, { withSecret = true } = {}): Promise<boolean> {
  if (existsSync(path)) throw new StoreError(`"${path}" is already there; name a new file.`);
  const file = openAnyVersion(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  removeLeft(part);
  writeFileSync(part, "", { mode: 0o600 });
  await backup(file, part, { rate: inOnePiece });
  file.close();
  const secret = withSecret ? secretOfFolder(dataDir) : undefined;
  putSecret(part, secret);
  putInPlace(part, path);
  return secret !== undefined;
}

/** Why a file cannot be restored, as the end of a sentence; undefined when it can. */
function faultOf(path: string): string | undefined {
  if (!existsSync(path)) return "is not there";
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0) return "is a store that is in use, and no backup";
  // Immutable (sqlite.org/uri.html): read alone, as it is copied, with no other files made next to it.
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  const file = new DatabaseSync(url, { readOnly: true, open: false });
  try {
    file.open();
    const check = file.prepare("PRAGMA integrity_check").get();
    if (check?.integrity_check !== "ok") return "is damaged";
    const steps = file.prepare("SELECT name FROM kysely_migration").all();
    return steps.every(({ name }) => Object.hasOwn(migrations, String(name)))
      ? undefined
      : "was made by a newer version of this site";
  } catch {
    return "is no backup of this site";
  } finally {
    if (file.isOpen) file.close();
  }
}

/** Takes what a killed server left in the log into the old store: should this be broken off, that is whole. */
function takeLogIn(path: string): void {
  try {
    new DatabaseSync(path).close();
  } catch {
    // It is damaged, and about to be overwritten.
  }
}

/**
 * Puts a backup in the store's place, and its secret in that of the folder; no server may be running.
 * @throws StoreError when the file is no backup, a server runs, or a store or another secret is there and `isForced` is
 * false.
 */
export function restore(dataDir: string, path: string, isForced: boolean): RestoredSecret {
  const fault = faultOf(path);
  if (fault) throw new StoreError(`"${path}" ${fault}.`);
  const target = storeFile(dataDir);
  if (existsSync(target) && !isForced)
    throw new StoreError(`There is a store in "${dataDir}"; with --force it is overwritten.`);
  const claim = claimFolder(dataDir);
  try {
    removeLeft(`${target}.part`);
    copyFileSync(path, `${target}.part`);
    // The copy has the modes of the backup, which may have been made readable for others.
    chmodSync(`${target}.part`, 0o600);
    const taken = takeSecret(`${target}.part`);
    const before = secretOfFolder(dataDir);
    if (!isForced && taken.secret && before && !Buffer.from(before).equals(taken.secret)) {
      rmSync(`${target}.part`);
      throw new StoreError(
        `"${secretFile(dataDir)}" is another secret than the one in the backup; with --force the backup's takes its place, and it is moved aside.`,
      );
    }
    takeLogIn(target);
    for (const suffix of ["-wal", "-shm"]) rmSync(target + suffix, { force: true });
    const restored = restoreSecret(dataDir, taken);
    putInPlace(`${target}.part`, target);
    tightenModes(dataDir);
    return restored;
  } finally {
    claim.release();
  }
}
