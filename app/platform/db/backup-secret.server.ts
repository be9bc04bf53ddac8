import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { secretFile } from "./data-dir.server.ts";
import { fingerprintOf } from "./secret-fingerprint.server.ts";

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

export function extractSecret(path: string): { secret: Uint8Array | undefined; fingerprint: number | undefined } {
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
