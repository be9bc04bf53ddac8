import { rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Kysely } from "kysely";
import { putInPlace } from "./backup.server.ts";
import { putSecret } from "./backup-secret.server.ts";
import { claimFolder, storeFile } from "./data-dir.server.ts";
import { checkpointWal } from "./sqlite.server.ts";
import { attachSqliteStore, openSqliteStore } from "./sqlite-store.server.ts";
import { plainError, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

type Work<Outcome> = (db: Kysely<Tables>) => Promise<Outcome>;

export async function readFolder<Outcome>(
  dataDir: string,
  longestWait: number | undefined,
  work: Work<Outcome>,
): Promise<Outcome> {
  const { db, close } = await attachSqliteStore(dataDir);
  try {
    const claim = claimFolder(dataDir, longestWait);
    // A transaction keeps the office's commands from writing.
    return await db.transaction().execute(work).finally(claim.release);
  } finally {
    await close();
  }
}

/** The file appears only when complete and on disk; what a killed process leaves is deleted by the next attempt. */
export async function writeFile<Outcome>(path: string, work: Work<Outcome>, secret?: Uint8Array): Promise<Outcome> {
  const folder = `${path}.copy`;
  try {
    rmSync(folder, { recursive: true, force: true });
    const { db, file, close } = await openSqliteStore(folder);
    const written = await work(db)
      .then((outcome) => ({ outcome, isInFile: checkpointWal(file) }))
      .finally(close);
    if (!written.isInFile) throw new StoreError(`"${folder}" is used by another program; try again.`);
    putSecret(storeFile(folder), secret);
    putInPlace(storeFile(folder), path);
    return written.outcome;
  } catch (error) {
    throw plainError(error, dirname(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function writeFolder<Outcome>(
  dataDir: string,
  longestWait: number | undefined,
  work: Work<Outcome>,
): Promise<Outcome> {
  const path = storeFile(dataDir);
  let claim: { release: () => void } | undefined;
  try {
    claim = claimFolder(dataDir, longestWait);
    const isFull = [path, `${path}-wal`].some((each) => (statSync(each, { throwIfNoEntry: false })?.size ?? 0) > 0);
    if (isFull)
      throw new StoreError(
        `There is a store in "${dataDir}" already, and a whole one: one that is not finished is never left there; name an empty folder.`,
      );
    return await writeFile(path, work);
  } catch (error) {
    throw plainError(error, dataDir);
  } finally {
    claim?.release();
  }
}
