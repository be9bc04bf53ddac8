import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { migrations } from "../../../db/migrations/all.ts";
import { claimFolder, secretFile, storeFile, tightenModes } from "./data-dir.server.ts";
import { fingerprintOf } from "./facts.server.ts";
import { plainError, StoreError } from "./store-error.server.ts";

/** Exists only in backups, never in a store. */
export const secretTable = "siteSecret";

export interface RestoredSecret {
  /** `unknown`: the backup does not say which secret its store was used with; `missing`: the site has none. */
  secret: "fits" | "other" | "unknown" | "missing";
  movedTo?: string;
}

function inFile<Outcome>(path: string, work: (file: DatabaseSync) => Outcome): Outcome {
  const file = new DatabaseSync(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** Also removes a secret that an older version restored as part of the store. */
export function putSecret(path: string, secret: Uint8Array | undefined): void {
  inFile(path, (file) => {
    // Deleted data must not remain in the file.
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${secretTable}`);
    if (!secret) return;
    file.exec(`CREATE TABLE ${secretTable} (secret BLOB NOT NULL)`);
    file.prepare(`INSERT INTO ${secretTable} VALUES (?)`).run(secret);
  });
}

function extractSecret(path: string): { secret: Uint8Array | undefined; fingerprint: number | undefined } {
  return inFile(path, (file) => {
    const has = (table: string) => file.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
    const secret = has(secretTable) ? file.prepare(`SELECT secret FROM ${secretTable}`).get()?.secret : undefined;
    const fact = has("facts") && file.prepare("SELECT value FROM facts WHERE name = 'secretFingerprint'").get();
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${secretTable}`);
    if (secret instanceof Uint8Array) return { secret, fingerprint: fingerprintOf(secret) };
    return { secret: undefined, fingerprint: fact ? Number(fact.value) : undefined };
  });
}

export function compareSecret(fingerprint: number | undefined, secret: Uint8Array): "fits" | "other" | "unknown" {
  if (fingerprint === undefined) return "unknown";
  return fingerprint === fingerprintOf(secret) ? "fits" : "other";
}

export const secretOfFolder = (dataDir: string): Uint8Array | undefined =>
  existsSync(secretFile(dataDir)) ? readFileSync(secretFile(dataDir)) : undefined;

/** This name makes a restore certain: before it, nothing has changed; after it, the next start finishes. */
const restoredFile = (dataDir: string): string => `${storeFile(dataDir)}.restored`;

const restoredSecretFile = (dataDir: string): string => `${secretFile(dataDir)}.restored`;

/** SQLite would apply a leftover log to the next file of this name. */
function removeFile(path: string): void {
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
