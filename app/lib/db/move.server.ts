import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { readKey, refuseOtherKey, saveKey } from "#app/lib/crypto/secret.server.ts";
import { compareSecret, putInPlace, putSecret, type RestoredSecret, restore, secretOfFolder } from "./backup.server.ts";
import { type CopiedTable, copyStore, type OnProgress } from "./copy-store.server.ts";
import { claimFolder, storeFile, tightenModes } from "./data-dir.server.ts";
import type { StorePlace } from "./database.server.ts";
import { fingerprintOf, noteFingerprint, readFact, writeFact } from "./facts.server.ts";
import { checkpointWal } from "./sqlite-file.server.ts";
import { attachSqliteStore, openSqliteStore } from "./sqlite-store.server.ts";
import { plainError, StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

type Work<Outcome> = (db: Kysely<Tables>) => Promise<Outcome>;

async function readFolder<Outcome>(
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
async function writeFile<Outcome>(path: string, work: Work<Outcome>, secret?: Uint8Array): Promise<Outcome> {
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

async function writeFolder<Outcome>(
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

/** Loaded on first use: by default no PostgreSQL client is needed. */
const postgres = () => import("./postgres-copy.server.ts");

const databaseOf = ({ databaseUrl = "", siteSecret: key = new Uint8Array() }: StorePlace) => ({ databaseUrl, key });

function identityOf({ dataDir, databaseUrl }: StorePlace): string {
  if (!databaseUrl) return existsSync(dataDir) ? realpathSync(dataDir) : dataDir;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}

interface MoveOptions {
  onProgress?: OnProgress;
  longestWait?: number;
}

/** The target has no store until the copy is verified; no server may run on either. @throws StoreError */
export async function moveStore(
  from: StorePlace,
  to: StorePlace,
  { onProgress, longestWait }: MoveOptions = {},
): Promise<CopiedTable[]> {
  if (identityOf(from) === identityOf(to)) throw new StoreError("That is the store itself; name another place.");

  async function write(source: Kysely<Tables>, key: Uint8Array): Promise<CopiedTable[]> {
    const copy = (target: Kysely<Tables>) => copyStore(source, target, onProgress);
    if (to.databaseUrl) {
      const advice =
        "has a store already, and a whole one: one that is not finished is never left there; name an empty database.";
      return (await postgres()).writeDatabase({ ...databaseOf(to), key }, { longestWait, advice }, copy);
    }
    refuseOtherKey(to.dataDir, key);
    const copied = await writeFolder(to.dataDir, longestWait, async (target) => {
      const copied = await copy(target);
      await noteFingerprint(target, key);
      // Before the store: a crash could otherwise leave a store without its secret, and all its sessions invalid.
      saveKey(to.dataDir, key);
      return copied;
    });
    tightenModes(to.dataDir);
    return copied;
  }

  if (!from.databaseUrl) return readFolder(from.dataDir, longestWait, (source) => write(source, readKey(from)));
  const { readDatabase } = await postgres();
  return readDatabase(databaseOf(from), longestWait, (source) => write(source, readKey(from)));
}

/** Copies a consistent snapshot into a SQLite file; servers may be running. @returns whether the file has the secret */
export async function backUpDatabase(place: StorePlace, path: string, { withSecret = true } = {}): Promise<boolean> {
  if (existsSync(path)) throw new StoreError(`"${path}" is already there; name a new file.`);
  const { readInUse } = await postgres();
  const { key } = databaseOf(place);
  const copy = async (source: Kysely<Tables>, target: Kysely<Tables>) => {
    await copyStore(source, target);
    await writeFact(target, "secretFingerprint", fingerprintOf(key));
  };
  const secretToKeep = withSecret ? key : undefined;
  await readInUse(databaseOf(place), (source) => writeFile(path, (target) => copy(source, target), secretToKeep));
  return withSecret;
}

/** In one transaction; no server may run. @returns whether the SITE_SECRET matches the backup's @throws StoreError */
export async function restoreDatabase(
  place: StorePlace,
  path: string,
  isForced: boolean,
): Promise<RestoredSecret["secret"]> {
  const { writeDatabase } = await postgres();
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  try {
    restore(folder, path, false);
    const advice = isForced ? undefined : "has a store; with --force it is overwritten.";
    const { db, close } = await openSqliteStore(folder, { isCopy: true });
    const secret = secretOfFolder(folder);
    const usedWith = secret ? fingerprintOf(secret) : await readFact(db, "secretFingerprint");
    const copy = async (target: Kysely<Tables>) => {
      await copyStore(db, target);
      await writeFact(target, "secretFingerprint", usedWith);
    };
    await writeDatabase(databaseOf(place), { advice }, copy).finally(close);
    return compareSecret(usedWith, databaseOf(place).key);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
