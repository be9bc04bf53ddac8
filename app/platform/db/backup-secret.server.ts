import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { secretFile } from "./data-dir.server.ts";
import { fingerprintOf } from "./secret-fingerprint.server.ts";

/** The table in a backup that holds the site's secret; a store never has it. */
export const secretTable = "siteSecret";

/** What happened to the site's secret when a backup was restored. */
export interface RestoredSecret {
  /**
   * Compares the site's secret with the one that the backup's store was used with: `unknown` when the backup does not
   * tell, `missing` when the site has none.
   */
  secret: "fits" | "other" | "unknown" | "missing";
  /** Where the previous secret was moved to. */
  movedTo?: string;
}

/** Works on a file that is not in use, leaving no other files next to it. */
function inFile<Outcome>(path: string, work: (file: DatabaseSync) => Outcome): Outcome {
  const file = new DatabaseSync(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** Puts the secret into a backup, or removes one that an older version restored as part of the store. */
export function putSecret(path: string, secret: Uint8Array | undefined): void {
  inFile(path, (file) => {
    // Deleted data must not remain in the file.
    file.exec(`PRAGMA secure_delete = ON; DROP TABLE IF EXISTS ${secretTable}`);
    if (!secret) return;
    file.exec(`CREATE TABLE ${secretTable} (secret BLOB NOT NULL)`);
    file.prepare(`INSERT INTO ${secretTable} VALUES (?)`).run(secret);
  });
}

/**
 * Removes the secret from a copy of a backup, and reads the fingerprint of the secret its store was used with, if any.
 */
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

/** Compares a secret with the fingerprint of the secret a store was used with. */
export function compared(fingerprint: number | undefined, secret: Uint8Array): "fits" | "other" | "unknown" {
  if (fingerprint === undefined) return "unknown";
  return fingerprint === fingerprintOf(secret) ? "fits" : "other";
}

/** The secret's bytes in a data folder; undefined when it has none. */
export const secretOfFolder = (dataDir: string): Uint8Array | undefined =>
  existsSync(secretFile(dataDir)) ? readFileSync(secretFile(dataDir)) : undefined;
