import { existsSync, readFileSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { keepKey } from "#app/platform/crypto/secret.server.ts";
import { secretFile } from "./data-dir.server.ts";
import { fingerprintOf } from "./secret-fingerprint.server.ts";

/** The table of a backup that has the site's secret; no store has it. */
export const secretTable = "siteSecret";

/** What became of the site's secret when a backup was restored. */
export interface RestoredSecret {
  /**
   * Whether the site has the secret that the backup's store was used with: it does; it has another one; it has one, and the
   * backup does not tell; or it has none.
   */
  secret: "fits" | "other" | "unknown" | "missing";
  /** Where the secret that was there before is now. */
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

/** Puts the secret into a backup, or takes out of it one that an older version has restored as part of the store. */
export function putSecret(path: string, secret: Uint8Array | undefined): void {
  inFile(path, (file) => {
    // Of what is deleted nothing stays in the file.
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${secretTable}`);
    if (!secret) return;
    file.exec(`CREATE TABLE ${secretTable} (secret BLOB NOT NULL)`);
    file.prepare(`INSERT INTO ${secretTable} VALUES (?)`).run(secret);
  });
}

/** Takes the secret out of the copy of a backup, and reads which secret its store was used with, as far as it tells. */
export function takeSecret(path: string): { secret: Uint8Array | undefined; fingerprint: number | undefined } {
  return inFile(path, (file) => {
    const has = (table: string) => file.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table) !== undefined;
    const secret = has(secretTable) ? file.prepare(`SELECT secret FROM ${secretTable}`).get()?.secret : undefined;
    const fact = has("facts") && file.prepare("SELECT value FROM facts WHERE name = 'secretFingerprint'").get();
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${secretTable}`);
    if (secret instanceof Uint8Array) return { secret, fingerprint: fingerprintOf(secret) };
    return { secret: undefined, fingerprint: fact ? Number(fact.value) : undefined };
  });
}

/** Whether a secret is the one that a store was used with, by the fingerprint that it has kept. */
export function compared(fingerprint: number | undefined, secret: Uint8Array): "fits" | "other" | "unknown" {
  if (fingerprint === undefined) return "unknown";
  return fingerprint === fingerprintOf(secret) ? "fits" : "other";
}

/** The bytes of a data folder's secret; undefined when it has none. */
export const secretOfFolder = (dataDir: string): Uint8Array | undefined =>
  existsSync(secretFile(dataDir)) ? readFileSync(secretFile(dataDir)) : undefined;

/** Puts the secret of a backup into a data folder; one that is there already is moved aside and never lost. */
export function restoreSecret(dataDir: string, { secret, fingerprint }: ReturnType<typeof takeSecret>): RestoredSecret {
  const before = secretOfFolder(dataDir);
  if (!secret) {
    if (!before) return { secret: "missing" };
    return { secret: compared(fingerprint, before) };
  }
  if (before && Buffer.from(before).equals(secret)) return { secret: "fits" };
  const movedTo = before && `${secretFile(dataDir)}.${new Date().toISOString().replaceAll(":", "-")}`;
  if (movedTo) renameSync(secretFile(dataDir), movedTo);
  keepKey(dataDir, secret);
  return { secret: "fits", ...(movedTo && { movedTo }) };
}
