import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { secretFile } from "#app/platform/db/data-dir.server.ts";
import { StoreError } from "#app/platform/db/store-error.server.ts";
import type { StorePlace } from "#app/platform/db/store-types.ts";
import { isSealedAsBefore, openOld, openSealed, seal } from "./sealing.server.ts";

export interface Secret {
  /** SHA-256; can be neither computed nor brute-forced without the secret. */
  hmac: (text: string) => string;
  /** For a text without dots. The visitor receives the result, and anyone can read it. */
  sign: (purpose: string, text: string, expiresAt: number) => string;
  verify: (purpose: string, signed: string, now: number) => string | undefined;
  /** In characters that an address takes as they are. */
  seal: (purpose: string, text: string) => string;
  open: (purpose: string, sealed: string) => string | undefined;
}

/** In constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Bytes of a generated key; a key from a setting or a backup may be longer. */
const keyLength = 32;

export function saveKey(dataDir: string, key: Uint8Array): void {
  const path = secretFile(dataDir);
  writeFileSync(`${path}.part`, key, { mode: 0o600, flush: true });
  renameSync(`${path}.part`, path);
}

export function refuseOtherKey(dataDir: string, key: Uint8Array): void {
  const path = secretFile(dataDir);
  if (existsSync(path) && !readFileSync(path).equals(key))
    throw new StoreError(`"${path}" is the secret of another store; name an empty folder.`);
}

function keyIn(dataDir: string): Uint8Array {
  const path = secretFile(dataDir);
  if (!existsSync(path)) saveKey(dataDir, randomBytes(keyLength));
  const bytes = readFileSync(path);
  if (bytes.length < keyLength)
    throw new StoreError(
      `"${path}" is not a secret of this site; delete it, and pending codes have to be requested again.`,
    );
  return bytes;
}

/** A setting that all processes of a database share, or a file. @throws StoreError when that is no secret */
export const readKey = ({ dataDir, databaseUrl, siteSecret }: StorePlace): Uint8Array =>
  databaseUrl && siteSecret ? siteSecret : keyIn(dataDir);

export function readSecret(place: StorePlace): Secret {
  const key = createSecretKey(readKey(place));
  const hmac = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const signatureOf = (purpose: string, text: string, expiresAt: number | string) =>
    hmac(`${purpose}:${text}.${expiresAt}`);
  return {
    hmac,
    sign: (purpose, text, expiresAt) => `${text}.${expiresAt}.${signatureOf(purpose, text, expiresAt)}`,
    verify(purpose, signed, now) {
      const [text = "", expiresAt = "", signature = "", ...more] = signed.split(".");
      const isWhole = more.length === 0 && isSameSecret(signature, signatureOf(purpose, text, expiresAt));
      return isWhole && Number(expiresAt) > now ? text : undefined;
    },
    seal: (purpose, text) => seal(key, purpose, text),
    open(purpose, sealed) {
      try {
        return isSealedAsBefore(sealed) ? openOld(hmac(purpose), sealed) : openSealed(key, purpose, sealed);
      } catch {
        return undefined;
      }
    },
  };
}
