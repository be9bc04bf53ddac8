import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { migrations } from "../../../db/migrations/all.ts";
import { compareSecret, putSecret, type RestoredSecret, secretOfFolder, extractSecret } from "./backup-secret.server.ts";
import { claimFolder, secretFile, storeFile, tightenModes } from "./data-dir.server.ts";
import {
  finishRestore,
  refuseUnfinishedRestore,
  removeFile,
  restoredFile,
  restoredSecretFile,
} from "./restored.server.ts";
import { plainError, StoreError } from "./store-error.server.ts";

/** More pages than any store has: a copy made in parts restarts whenever a server writes (sqlite.org/backup.html). */
const inOnePiece = 2 ** 30;

/** After a crash either the old file or the new one is there, whole. */
export function putInPlace(part: string, path: string): void {
  const file = openSync(part, "r+");
  fsyncSync(file);
  closeSync(file);
  renameSync(part, path);
}

function openAnyVersion(dataDir: string): DatabaseSync {
  refuseUnfinishedRestore(dataDir);
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
 * Of any version, while a server writes; includes the secret.
 * @throws StoreError when there is no store, or the file exists
 */
export async function backUp(dataDir: string, path: string, { withSecret = true } = {}): Promise<boolean> {
  if (existsSync(path)) throw new StoreError(`"${path}" is already there; name a new file.`);
  const file = openAnyVersion(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  removeOldParts(dirname(path));
  const part = `${path}.part`;
  removeFile(part);
  writeFileSync(part, "", { mode: 0o600 });
  const isCopied = await backup(file, part, { rate: inOnePiece })
    .then(() => isIntact(part))
    .finally(() => file.close());
  if (!isCopied) {
    removeFile(part);
    throw new StoreError(
      `The store in "${dataDir}" is damaged, and no backup was written: a copy of it could not be restored. Stop the site, and put the last good backup in its place with npm run restore -- --force FILE.`,
    );
  }
  const secret = withSecret ? secretOfFolder(dataDir) : undefined;
  putSecret(part, secret);
  putInPlace(part, path);
  return secret !== undefined;
}

/** Milliseconds after which a leftover part is no longer being written. */
const longestBackup = 60 * 60_000;

/** Removes the parts that killed backups left behind: they hold people's data. */
function removeOldParts(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith(".sqlite.part"));
  for (const part of parts.map((name) => join(folder, name)))
    if (statSync(part).mtimeMs < Date.now() - longestBackup) removeFile(part);
}

function isIntact(path: string): boolean {
  const file = new DatabaseSync(path);
  try {
    return file.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok";
  } catch {
    return false;
  } finally {
    file.close();
  }
}

function restoreFault(path: string): string | undefined {
  if (!existsSync(path)) return "is not there";
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0) return "is a store that is in use, and no backup";
  // Immutable (sqlite.org/uri.html): no other files are created next to it.
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

/** Applies a killed server's log to the old store, so that it is whole if the restore is interrupted. */
function applyLog(path: string): void {
  try {
    new DatabaseSync(path).close();
  } catch {}
}

/** Both or neither. @throws StoreError for no backup, a running server, or a store or secret in place, unless forced */
export function restore(dataDir: string, path: string, isForced: boolean): RestoredSecret {
  const fault = restoreFault(path);
  if (fault) throw new StoreError(`"${path}" ${fault}.`);
  const target = storeFile(dataDir);
  const claim = claimFolder(dataDir);
  try {
    finishRestore(dataDir);
    if (existsSync(target) && !isForced)
      throw new StoreError(`There is a store in "${dataDir}"; with --force it is overwritten.`);
    const part = `${target}.part`;
    copyFileSync(path, part);
    // The copy has the backup's permissions, which others may be able to read.
    chmodSync(part, 0o600);
    const { secret, fingerprint } = extractSecret(part);
    const before = secretOfFolder(dataDir);
    if (!isForced && secret && before && !Buffer.from(before).equals(secret)) {
      removeFile(part);
      throw new StoreError(
        `"${secretFile(dataDir)}" is another secret than the one in the backup; with --force the backup's takes its place, and it is moved aside.`,
      );
    }
    applyLog(target);
    if (secret) writeFileSync(restoredSecretFile(dataDir), secret, { mode: 0o600, flush: true });
    putInPlace(part, restoredFile(dataDir));
    const movedTo = finishRestore(dataDir);
    tightenModes(dataDir);
    if (secret) return { secret: "fits", ...(movedTo && { movedTo }) };
    return { secret: before ? compareSecret(fingerprint, before) : "missing" };
  } finally {
    claim.release();
  }
}
