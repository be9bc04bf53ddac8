import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { secretFile, storeFile } from "./data-dir.server.ts";
import { StoreError } from "./store-error.server.ts";

/**
 * The store of a backup that is complete and only has to be put in place: its name is what makes a restore certain. A
 * restore that is killed before has changed nothing, and one that is killed later is finished by the next start.
 */
export const restoredFile = (dataDir: string): string => `${storeFile(dataDir)}.restored`;

/** The secret of the backup, which is put in place with its store. */
export const restoredSecretFile = (dataDir: string): string => `${secretFile(dataDir)}.restored`;

/** Removes an SQLite file with its log: SQLite would apply a leftover log to the next file of this name. */
export function removeFile(path: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(path + suffix, { force: true });
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/**
 * Puts a backup and its secret in place, or removes what a restore left that was killed before it was certain; the folder
 * must be claimed. An existing secret is moved aside and never lost.
 * @returns where the previous secret was moved to
 */
export function finishRestore(dataDir: string): string | undefined {
  const [restored, secret] = [restoredFile(dataDir), restoredSecretFile(dataDir)];
  removeFile(`${storeFile(dataDir)}.part`);
  if (!existsSync(restored)) {
    rmSync(secret, { force: true });
    return undefined;
  }
  let movedTo: string | undefined;
  if (existsSync(secret)) {
    const path = secretFile(dataDir);
    if (existsSync(path) && !isSame(path, secret)) {
      movedTo = `${path}.${new Date().toISOString().replaceAll(":", "-")}`;
      renameSync(path, movedTo);
    }
    renameSync(secret, path);
  }
  for (const suffix of ["-wal", "-shm"]) rmSync(storeFile(dataDir) + suffix, { force: true });
  renameSync(restored, storeFile(dataDir));
  return movedTo;
}

/** @throws StoreError while a restore waits to be finished: the store and the secret may not go together. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(restoredFile(dataDir)))
    throw new StoreError(
      `A restore into "${dataDir}" was interrupted; start the site, or run npm run restore again, which finishes it.`,
    );
}
