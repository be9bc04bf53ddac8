import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { secretFile, storeFile } from "./data-dir.server.ts";
import { StoreError } from "./store-error.server.ts";

/** This name makes a restore certain: before it, nothing has changed; after it, the next start finishes. */
export const restoredFile = (dataDir: string): string => `${storeFile(dataDir)}.restored`;

export const restoredSecretFile = (dataDir: string): string => `${secretFile(dataDir)}.restored`;

/** SQLite would apply a leftover log to the next file of this name. */
export function removeFile(path: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(path + suffix, { force: true });
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** The folder must be claimed. @returns where the previous secret was moved to; it is never lost */
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

/** Until then the store and the secret may not go together. @throws StoreError */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(restoredFile(dataDir)))
    throw new StoreError(
      `A restore into "${dataDir}" was interrupted; start the site, or run npm run restore again, which finishes it.`,
    );
}
