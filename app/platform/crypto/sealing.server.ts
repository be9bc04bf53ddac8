import { createCipheriv, createDecipheriv, hash, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";

const algorithm = "aes-256-gcm";
/** Texts sealed by the first versions are hexadecimal digits without this prefix. */
const prefix = "v2.";
/** Bytes, NIST SP 800-38D, 8.2.2. A key seals far fewer than 2^32 texts. */
const [nonceLength, tagLength] = [12, 16];
const oldNonceLength = 24;

/** RFC 5869. */
const keyFor = (key: KeyObject, purpose: string) => Buffer.from(hkdfSync("sha256", key, "", `seal v2:${purpose}`, 32));

export function seal(key: KeyObject, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(key, purpose), nonce, { authTagLength: tagLength });
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return prefix + bytes.toString("base64url");
}

export const isSealedAsBefore = (sealed: string): boolean => !sealed.startsWith(prefix);

export function openSealed(key: KeyObject, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), "base64url");
  const decipher = createDecipheriv(algorithm, keyFor(key, purpose), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
  return Buffer.concat([text, decipher.final()]).toString();
}

/** XChaCha20-Poly1305 (not in Node); the key is the SHA-256 of a secret text. @throws Error as `openSealed` */
export function openOld(secretText: string, sealed: string): string {
  const [key, bytes] = [hash("sha256", secretText, "buffer"), Buffer.from(sealed, "hex")];
  const text = xchacha20poly1305(key, bytes.subarray(0, oldNonceLength)).decrypt(bytes.subarray(oldNonceLength));
  return Buffer.from(text).toString();
}
