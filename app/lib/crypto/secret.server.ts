import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { secretFile } from "#app/lib/db/data-dir.server.ts";
import type { StorePlace } from "#app/lib/db/database.server.ts";
import { StoreError } from "#app/lib/db/store-error.server.ts";

const algorithm = "aes-256-gcm";
/** Texts sealed by the first versions are hexadecimal digits without this prefix. */
const prefix = "v2.";
/** Bytes, NIST SP 800-38D, 8.2.2. A key seals far fewer than 2^32 texts. */
const [nonceLength, tagLength] = [12, 16];
const oldNonceLength = 24;

/** RFC 5869. */
const keyFor = (key: KeyObject, purpose: string) => Buffer.from(hkdfSync("sha256", key, "", `seal v2:${purpose}`, 32));

function seal(key: KeyObject, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(key, purpose), nonce, { authTagLength: tagLength });
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return prefix + bytes.toString("base64url");
}

export const isSealedAsBefore = (sealed: string): boolean => !sealed.startsWith(prefix);

function openSealed(key: KeyObject, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
  const decipher = createDecipheriv(algorithm, keyFor(key, purpose), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
  return Buffer.concat([text, decipher.final()]).toString();
}

/** XChaCha20-Poly1305 (not in Node); the key is the SHA-256 of a secret text. @throws Error as `openSealed` */
function openOld(secretText: string, sealed: string): string {
  const [key, bytes] = [hash("sha256", secretText, "buffer"), Buffer.from(sealed, "hex")];
  const text = xchacha20poly1305(key, bytes.subarray(0, oldNonceLength)).decrypt(bytes.subarray(oldNonceLength));
  return Buffer.from(text).toString();
}

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
