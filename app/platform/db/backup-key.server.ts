import { existsSync, readFileSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { keepKey } from "#app/platform/crypto/secret.server.ts";
import { secretFile } from "./data-dir.server.ts";
import { fingerprintOf } from "./secret-fingerprint.server.ts";

/** The table of a backup that has the key of the site's secret; no store has it. */
export const keyTable = "siteKey";

/** What became of the key of the site's secret when a backup was restored. */
export interface RestoredKey {
  /**
   * Whether the site has the key that the backup's store was used with: it does; it has another one; it has one, and the
   * backup does not tell; or it has none.
   */
  key: "fits" | "other" | "unknown" | "missing";
  /** Where the key that was there before is now. */
  movedTo?: string;
}

/** Works with a file that is not in use, and leaves no other file next to it. */
function inFile<Outcome>(path: string, work: (file: DatabaseSync) => Outcome): Outcome {
  const file = new DatabaseSync(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** Puts the key into a backup, or takes out of it one that an older version has restored as part of the store. */
export function putKey(path: string, key: Uint8Array | undefined): void {
  inFile(path, (file) => {
    // Of what is deleted nothing stays in the file.
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${keyTable}`);
    if (!key) return;
    file.exec(`CREATE TABLE ${keyTable} (key BLOB NOT NULL)`);
    file.prepare(`INSERT INTO ${keyTable} VALUES (?)`).run(key);
  });
}

/** Takes the key out of the copy of a backup, and reads which key its store was used with, as far as it tells. */
export function takeKey(path: string): { key: Uint8Array | undefined; fingerprint: number | undefined } {
  return inFile(path, (file) => {
    const has = (table: string) => file.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
    const key = has(keyTable) ? file.prepare(`SELECT key FROM ${keyTable}`).get()?.key : undefined;
    const fact = has("facts") && file.prepare("SELECT value FROM facts WHERE name = 'secretFingerprint'").get();
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${keyTable}`);
    if (key instanceof Uint8Array) return { key, fingerprint: fingerprintOf(key) };
    return { key: undefined, fingerprint: fact ? Number(fact.value) : undefined };
  });
}

/** Whether a key is the one that a store was used with, by the fingerprint that it has kept. */
export function compared(fingerprint: number | undefined, key: Uint8Array): "fits" | "other" | "unknown" {
  if (fingerprint === undefined) return "unknown";
  return fingerprint === fingerprintOf(key) ? "fits" : "other";
}

/** The bytes of a data folder's key; undefined when it has none. */
export const keyOfFolder = (dataDir: string): Uint8Array | undefined =>
  existsSync(secretFile(dataDir)) ? readFileSync(secretFile(dataDir)) : undefined;

/** Puts the key of a backup into a data folder; one that is there already is moved aside and never lost. */
export function restoreKey(dataDir: string, { key, fingerprint }: ReturnType<typeof takeKey>): RestoredKey {
  const before = keyOfFolder(dataDir);
  if (!key) {
    if (!before) return { key: "missing" };
    return { key: compared(fingerprint, before) };
  }
  if (before && Buffer.from(before).equals(key)) return { key: "fits" };
  const movedTo = before && `${secretFile(dataDir)}.${new Date().toISOString().replaceAll(":", "-")}`;
  if (movedTo) renameSync(secretFile(dataDir), movedTo);
  keepKey(dataDir, key);
  return { key: "fits", ...(movedTo && { movedTo }) };
}
